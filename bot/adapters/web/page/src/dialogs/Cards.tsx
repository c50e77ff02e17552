// A game's cards, to be looked at one by one: all of them on shelves, or one of them large.
import { useEffect, useRef, useState } from "preact/hooks";
import { address } from "../api.ts";
import type { Picture } from "../types.ts";
import { say } from "../words.ts";
import { Dialog } from "./Dialog.tsx";
import { useAnswer } from "./useAnswer.ts";

interface Card {
  code: string;
  face: string;
  title: string;
  text: string;
  picture: Picture | null;
}

interface Shelf {
  label: string;
  cards: Card[];
}

/** Those with the codes `here` come first; the one with `code` is shown large. */
export function Cards({
  game,
  here,
  code,
  onClose,
}: {
  game: string;
  here: readonly string[];
  code: string;
  onClose: () => void;
}) {
  const { found, error } = useAnswer<{ title: string; shelves: Shelf[] }>(`/api/cards/${game}`);
  const [shown, setShown] = useState(code);
  const [last, setLast] = useState("");
  const every = (found?.shelves ?? []).flatMap(shelf => shelf.cards);
  const large = every.find(card => card.code === shown);
  return (
    <Dialog title={found?.title ?? ""} onClose={onClose}>
      {error && <p role="alert">{error}</p>}
      {large ? (
        <Large
          card={large}
          onAll={() => {
            setLast(shown);
            setShown("");
          }}
        />
      ) : (
        <Shelves shelves={withHere(found?.shelves ?? [], every, here)} last={last} onLook={setShown} />
      )}
    </Dialog>
  );
}

function withHere(shelves: Shelf[], every: Card[], here: readonly string[]): Shelf[] {
  const seen = every.filter(card => here.includes(card.code));
  return seen.length ? [{ label: say("cards-here"), cards: seen }, ...shelves] : shelves;
}

interface ShelvesProps {
  shelves: Shelf[];
  /** The card that was looked at: it has the focus again. */
  last: string;
  onLook: (code: string) => void;
}

function Shelves({ shelves, last, onLook }: ShelvesProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last) root.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(last)}"]`)?.focus();
  }, []);
  return (
    <div ref={root}>
      {shelves.map(({ label, cards }) => (
        <section key={label}>
          <h3>{label}</h3>
          <ul class="shelf">
            {cards.map(card => (
              <li key={card.code}>
                <CardButton card={card} onPress={() => onLook(card.code)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function CardButton({ card, onPress }: { card: Card; onPress: () => void }) {
  return (
    <button type="button" class="card" data-card={card.code} aria-label={nameOf(card)} onClick={onPress}>
      {card.picture && <CardPicture picture={card.picture} />}
      <span>{card.face}</span>
    </button>
  );
}

/** Whole, and with what is seen on the button in it. */
const nameOf = ({ face, title }: Card) => (title.includes(face) ? title : `${face}: ${title}`);

function Large({ card, onAll }: { card: Card; onAll: () => void }) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <article class={card.picture && card.picture.width > card.picture.height ? "large across" : "large"}>
      {card.picture && <CardPicture picture={card.picture} />}
      <div>
        <h3 ref={head} tabIndex={-1}>
          {card.title}
        </h3>
        <p>{card.text}</p>
        <button type="button" class="btn quiet" onClick={onAll}>
          {say("cards-all")}
        </button>
      </div>
    </article>
  );
}

function CardPicture({ picture }: { picture: Picture }) {
  return (
    <img
      src={address(picture.src)}
      alt=""
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
    />
  );
}
