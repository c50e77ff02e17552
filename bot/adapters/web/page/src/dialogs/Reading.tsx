// A post that is to be read rather than played: a text board, a history, a proof, a film, rules.
import type { ComponentChildren } from "preact";
import { address } from "../api.ts";
import type { Paragraph, Picture, Post } from "../types.ts";
import { Film } from "./Film.tsx";

interface Props {
  post: Post;
  /** What shows the picture in the place of an image, where it can be pressed. */
  board?: ComponentChildren;
}

export function Reading({ post, board }: Props) {
  return (
    <>
      {post.sheet && <Sheet {...post.sheet} />}
      {post.plate && !post.sheet && !post.film && (board || <Sheet {...post.plate} />)}
      {post.lines.map((line, n) => (
        <p key={n}>{line}</p>
      ))}
      {post.seal && <Sealed {...post.seal} />}
      <Lessons paragraphs={post.paragraphs} />
      {post.text && <pre>{post.text}</pre>}
      {post.film && <Film src={address(post.film)} failed={post.film_failed} />}
    </>
  );
}

/** The seal of the shuffle: small, and whole, so that it can be compared. */
export function Sealed({ words, digits }: { words: string; digits: string }) {
  return (
    <p class="sealed">
      {words} <code>{digits}</code>
    </p>
  );
}

/** The picture of somebody, of several, or of a match's end; the lines under it say the same. */
export function Sheet({ src, width, height, alt }: Picture) {
  return (
    <img
      class="sheet-picture"
      src={address(src)}
      alt={alt}
      width={width}
      height={height}
      style={{ "--ratio": width / height }}
    />
  );
}

/** Each rule beside its picture, under the headings of their chapters. */
function Lessons({ paragraphs }: { paragraphs: Paragraph[] }) {
  return (
    <>
      {paragraphs.map(({ chapter, heading, text, picture }, n) => (
        <section key={heading}>
          {chapter !== paragraphs[n - 1]?.chapter && <h3>{chapter}</h3>}
          <div class="lesson">
            <img
              src={address(picture.src)}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading="lazy"
              decoding="async"
            />
            <p>
              <b>{heading}</b>
              {text}
            </p>
          </div>
        </section>
      ))}
    </>
  );
}
