// What the typed field offers to complete, and what becomes of what was typed.
import { useRef, useState } from "preact/hooks";
import { get } from "../api.ts";
import { soon } from "../rest.ts";
import type { Side } from "../side.ts";
import type { TableStore } from "../store.ts";
import type { Suggestion } from "../types.ts";
import { useTable } from "../useTable.ts";
import { say } from "../words.ts";
import { commandIn, commandsLike, isCommand } from "./commands.ts";

const PAUSE = 120; // ms without a key before completions are asked for

export interface FieldState {
  text: string;
  offers: Suggestion[];
  /** Which of them is chosen. */
  chosen: number;
  put: (text: string) => void;
  choose: (index: number) => void;
  close: () => void;
  submit: (text: string) => Promise<void>;
}

export function useField(side: Side): FieldState {
  const store = useTable();
  const [text, setText] = useState("");
  const [offers, setOffers] = useState<Suggestion[]>([]);
  const [chosen, setChosen] = useState(0);
  const giveUp = useRef(() => {});
  const asked = useRef(0);
  const offer = (found: Suggestion[]) => {
    setOffers(found);
    setChosen(0);
  };
  const quiet = () => {
    giveUp.current();
    asked.current += 1; // what is still to come is late
    offer([]);
  };
  const complete = async (typed: string) => {
    const mine = asked.current;
    const found = await completions(store, side, typed);
    if (mine === asked.current) offer(found);
  };
  const put = (typed: string) => {
    setText(typed);
    giveUp.current();
    asked.current += 1;
    if (side.error) store.wrong(side, "");
    const wanted = typed.trim();
    const hasWords = /\s/.test(typed.trimStart()); // after a command: what it takes is suggested
    if (isCommand(wanted) && !hasWords) offer(commandsLike(wanted, store.hall.commands));
    else if (!wanted || !(isCommand(wanted) || store.isActing(side))) offer([]);
    else giveUp.current = soon(() => complete(wanted), PAUSE);
  };
  const submit = async (typed: string) => {
    quiet();
    setText(typed);
    const wanted = typed.trim();
    if (wanted && (await entered(store, side, wanted))) setText(""); // what was refused stays, to be mended
  };
  return {
    text,
    offers,
    chosen,
    put,
    choose: index => setChosen((index + offers.length) % offers.length),
    close: quiet,
    submit,
  };
}

async function completions({ table }: TableStore, { seat }: Side, text: string): Promise<Suggestion[]> {
  const query = new URLSearchParams({ text, seat: seat ?? "" });
  const { offers } = await get<{ offers: Suggestion[] }>(`/api/table/${table}/complete?${query}`);
  return offers;
}

/** Enter a move, or a command after a stroke; whether that was possible. */
async function entered(store: TableStore, side: Side, text: string): Promise<boolean> {
  if (!isCommand(text)) return store.type(side, text);
  const { commands } = store.hall;
  const { command, word, rest } = commandIn(text, commands);
  if (command) return store.command(side, command.act, rest);
  const known = commands.map(one => `/${one.word}`).join(" ");
  store.wrong(side, say("no-command", { command: `/${word}`, commands: known }), true);
  return false;
}
