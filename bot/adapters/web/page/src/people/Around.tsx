// Somebody's profile, a leaderboard, and what their buttons lead to: each takes the other's place.
import { useState } from "preact/hooks";
import { ChoiceButton } from "../ChoiceButton.tsx";
import { Reading } from "../dialogs/Reading.tsx";
import type { Choice, Post } from "../types.ts";
import { say } from "../words.ts";
import { PressedBoard } from "./PressedBoard.tsx";
import { tapped } from "./tapped.ts";

interface Props {
  post: Post;
  /** Show what a button has led to. */
  onShow: (post: Post, by: Choice) => void;
  /** Whether this is at the post's own address. */
  isAtHome?: boolean;
}

export function Around({ post, onShow, isAtHome = false }: Props) {
  const [heard, setHeard] = useState({ words: "", isWrong: false });
  const press = async (choice: Choice) => {
    const answer = await tapped(choice);
    setHeard({ words: answer.words, isWrong: answer.isWrong });
    if (answer.post) onShow({ ...answer.post, title: answer.post.title || post.title }, choice);
  };
  const { lead, rest, groups, controls } = post.prompt;
  const squares = groups.flatMap(group => group.choices).filter(one => one.square && !one.card);
  const onBoard = post.plate && squares.length > 0 && (
    <PressedBoard plate={post.plate} choices={squares} onPress={press} />
  );
  return (
    <div class="around">
      <Reading post={post} board={onBoard} />
      <p class={heard.isWrong ? "hint wrong" : "hint"} role={heard.isWrong ? "alert" : "status"}>
        {heard.words}
      </p>
      {(lead || rest) && (
        <p>
          <b>{lead}</b> {rest}
        </p>
      )}
      {groups.map(({ key, label, present, choices }) => (
        <fieldset key={key} class="chips">
          <legend class={label && label !== lead ? "" : "sr"}>{label || lead}</legend>
          {choices.map(choice => (
            <Button key={choice.ticket} choice={choice} isOn={choice.label === present} onPress={press} />
          ))}
        </fieldset>
      ))}
      {controls.length > 0 && (
        <div class="chips">
          {controls.map(choice => (
            <Button key={choice.ticket} choice={choice} onPress={press} />
          ))}
        </div>
      )}
      {post.page && !isAtHome && (
        <p>
          <a href={post.page}>{say("own-address")}</a>
        </p>
      )}
    </div>
  );
}

function Button({
  choice,
  isOn = false,
  onPress,
}: {
  choice: Choice;
  isOn?: boolean;
  onPress: (choice: Choice) => void;
}) {
  const { label, name, href, style } = choice;
  if (href) {
    return (
      <a class="btn quiet" href={href} aria-label={name}>
        {label}
      </a>
    );
  }
  return (
    <ChoiceButton choice={choice} onPress={onPress} look={isOn || style === "go" ? "go" : ""}>
      {name === label ? undefined : label}
    </ChoiceButton>
  );
}
