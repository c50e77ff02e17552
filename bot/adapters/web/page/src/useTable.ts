import { createContext } from "preact";
import { useContext, useEffect, useReducer } from "preact/hooks";
import type { TableStore } from "./store.ts";

export const TableContext = createContext<TableStore | null>(null);

/** The table's store; the component is drawn anew whenever it changes. */
export function useTable(): TableStore {
  const store = useContext(TableContext);
  if (!store) throw new Error("there is a table around every component of its page");
  const [, draw] = useReducer<number, void>(count => count + 1, 0);
  useEffect(() => store.subscribe(draw), [store]);
  return store;
}
