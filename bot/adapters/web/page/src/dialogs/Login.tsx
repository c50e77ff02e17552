// My seat: the passkeys that keep it, where I am signed in, and the way to a seat that was kept.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { get, post } from "../api.ts";
import { go } from "../host/ways.ts";
import { canKeep, keepSeat, signIn, signInWith, why } from "../login/passkeys.ts";
import type { Login as Known, Passkey, Session } from "../types.ts";
import { say } from "../words.ts";
import { Dialog } from "./Dialog.tsx";

interface Removed extends Known {
  /** What it means to take the last one away, in place of all else. */
  warning?: string;
}

export function Login({ onClose }: { onClose: () => void }) {
  const [known, setKnown] = useState<Known | null>(null);
  const [heard, setHeard] = useState({ words: "", isWrong: false });
  const [last, setLast] = useState<Passkey | null>(null); // to be taken away after a warning

  const attempt = async (act: () => Promise<void>) => {
    setHeard({ words: "", isWrong: false });
    setLast(null);
    try {
      await act();
    } catch (error) {
      setHeard({ words: why(error), isWrong: true });
    }
  };
  const take = (found: Known) => setKnown(before => ({ ...before, ...found }));
  useEffect(() => {
    attempt(async () => take(await get<Known>("/api/login")));
  }, []);

  const keep = () =>
    attempt(async () => {
      take(await keepSeat());
      setHeard({ words: say("login-kept"), isWrong: false });
    });
  const remove = (passkey: Passkey, isSure: boolean) =>
    attempt(async () => {
      const found = await post<Removed>("/api/passkeys/remove", { id: passkey.id, is_sure: isSure });
      if (!found.warning) return take(found);
      setLast(passkey);
      setHeard({ words: found.warning, isWrong: true });
    });
  const end = ({ id }: Session) =>
    attempt(async () => {
      const found = await post<Known & { is_out?: boolean }>("/api/sessions/end", { id });
      if (found.is_out) go("/");
      else take(found);
    });

  const isAble = canKeep(known ?? undefined);
  return (
    <Dialog title={say("login-title")} onClose={onClose}>
      <p class={heard.isWrong ? "hint wrong" : "hint"} role={heard.isWrong ? "alert" : "status"}>
        {heard.words}
      </p>
      {last && <LastOne onSure={() => remove(last, true)} onLeave={() => attempt(async () => {})} />}
      {known && (
        <>
          <Passkeys known={known} isAble={isAble} onKeep={keep} onRemove={one => remove(one, false)} />
          <Sessions known={known} onEnd={end} />
          {(known.chats ?? []).map(platform => (
            <button
              key={platform}
              type="button"
              class="btn"
              onClick={() => attempt(() => signInWith(platform))}
            >
              {say(`login-with-${platform}`)}
            </button>
          ))}
          {isAble && (
            <section class="login-part">
              <h3>{say("login-have")}</h3>
              <p>{say("login-have-about")}</p>
              <button type="button" class="btn" onClick={() => attempt(signIn)}>
                {say("login-have")}
              </button>
            </section>
          )}
        </>
      )}
    </Dialog>
  );
}

/** The answers to the warning; the harmless one has the focus. */
function LastOne({ onSure, onLeave }: { onSure: () => void; onLeave: () => void }) {
  const leave = useRef<HTMLButtonElement>(null);
  useEffect(() => leave.current?.focus(), []);
  return (
    <div class="chips">
      <button type="button" onClick={onSure}>
        {say("login-remove-sure")}
      </button>
      <button type="button" class="go" ref={leave} onClick={onLeave}>
        {say("login-leave-it")}
      </button>
    </div>
  );
}

interface PasskeysProps {
  known: Known;
  isAble: boolean;
  onKeep: () => void;
  onRemove: (passkey: Passkey) => void;
}

function Passkeys({ known, isAble, onKeep, onRemove }: PasskeysProps) {
  const { passkeys } = known;
  return (
    <section class="login-part" aria-labelledby="login-passkeys">
      <h3 id="login-passkeys">{say("login-passkeys")}</h3>
      <p>{say(passkeys.length ? "login-keep-about" : "login-none")}</p>
      <ul>
        {passkeys.map(one => (
          <Held
            key={one.id}
            title={named(one.device)}
            about={`${say("login-made", { day: day(one.made) })} · ${say("login-used", { day: day(one.used) })}`}
          >
            <button
              type="button"
              class="btn quiet"
              aria-label={say("login-remove-of", { device: named(one.device) })}
              onClick={() => onRemove(one)}
            >
              {say("login-remove")}
            </button>
          </Held>
        ))}
      </ul>
      {isAble ? (
        <button type="button" class={passkeys.length ? "btn" : "btn go"} onClick={onKeep}>
          {say(passkeys.length ? "login-add" : "login-keep")}
        </button>
      ) : (
        <p class="hint">{say(known.has_name === false ? "login-name-first" : "login-not-able")}</p>
      )}
    </section>
  );
}

function Sessions({ known, onEnd }: { known: Known; onEnd: (session: Session) => void }) {
  if (!known.sessions.length) return null;
  return (
    <section class="login-part" aria-labelledby="login-sessions">
      <h3 id="login-sessions">{say("login-sessions")}</h3>
      <ul>
        {known.sessions.map(one => (
          <Held
            key={one.id}
            title={one.is_this ? `${named(one.device)} (${say("login-here")})` : named(one.device)}
            about={`${say("login-since", { day: day(one.since) })} · ${say("login-used", { day: day(one.used) })}`}
          >
            <button
              type="button"
              class="btn quiet"
              aria-label={say("login-end-of", { device: named(one.device) })}
              onClick={() => onEnd(one)}
            >
              {say("login-end")}
            </button>
          </Held>
        ))}
      </ul>
    </section>
  );
}

interface HeldProps {
  title: string;
  about: string;
  children: ComponentChildren;
}

function Held({ title, about, children }: HeldProps) {
  return (
    <li>
      <span>
        <b>{title}</b>
        <small>{about}</small>
      </span>
      {children}
    </li>
  );
}

const named = (device: string) => device || say("login-somewhere");

/** A day since 1970, in words. */
function day(number: number): string {
  const style = { dateStyle: "medium", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(document.documentElement.lang, style).format(number * 86_400_000);
}
