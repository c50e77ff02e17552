// What a link into an app names, as its start parameter. `path_of_start` in
// `bot/adapters/web/frame_places.py` reads it.

const NAMED: [RegExp, string][] = [
  [/^\/t\/([a-z0-9]{1,16})$/, "t_$1"],
  [/^\/puzzle\/([a-z0-9_]{1,40})\/([0-9]{1,6})$/, "p_$1_$2"],
  [/^\/p\/([A-Za-z0-9_-]{22,160})$/, "u_$1"],
  [/^\/tournament\/([0-9a-z]{4,12})$/, "w_$1"],
];

/** The start parameter that names a page; "" if it can't be named. */
export function startOf(path: string): string {
  const [form, named = ""] = NAMED.find(([one]) => one.test(path)) ?? [];
  return form ? path.replace(form, named) : "";
}
