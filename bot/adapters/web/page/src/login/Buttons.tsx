// What is offered where nobody has asked for it: to keep one's seat, and to sit down in one that was kept.
import { useState } from "preact/hooks";
import type { Hall } from "../types.ts";
import { say } from "../words.ts";
import { canKeep, keepSeat, signIn, why } from "./passkeys.ts";

/** After a match, for people who haven't kept their seat. */
export function KeepSeat({ login }: { login: Hall["login"] }) {
  const [isKept, setKept] = useState(false);
  const [wrong, setWrong] = useState("");
  if (!login || login.is_kept || !canKeep(login)) return null;
  const keep = async () => {
    try {
      await keepSeat();
      setKept(true);
    } catch (error) {
      setWrong(why(error));
    }
  };
  if (isKept) return <p role="status">{say("login-kept")}</p>;
  return (
    <div class="keep-seat">
      <p>{say("login-keep-about")}</p>
      <Wrong words={wrong} />
      <button type="button" class="btn" onClick={keep}>
        {say("login-keep")}
      </button>
    </div>
  );
}

/** At the entrance, to whoever isn't known there. */
export function HaveSeat({ login }: { login: Hall["login"] }) {
  const [wrong, setWrong] = useState("");
  if (!canKeep(login)) return null;
  return (
    <>
      <button type="button" class="link" onClick={() => signIn().catch(error => setWrong(why(error)))}>
        {say("login-have")}
      </button>
      <Wrong words={wrong} />
    </>
  );
}

function Wrong({ words }: { words: string }) {
  if (!words) return null;
  return (
    <span class="hint wrong" role="alert">
      {words}
    </span>
  );
}
