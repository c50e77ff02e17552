// What is agreed on before a match: options, level, who begins, clock, rating, how many matches. Each with a line that says what it means.
import type { Named } from "../types.ts";
import { say } from "../words.ts";
import { useArrival } from "./store.ts";
import { OWN_CLOCK } from "./terms.ts";

/** Characters of a value that needs a line of its own. */
const LONG = 22;

/** The fields of the terms of the chosen game. */
export function Terms({ id }: { id: string }) {
  const { game, hall, choices } = useArrival();
  const { presets, own, figures } = hall.clocks;
  return (
    <div class="terms" id={id}>
      {game.options.map(option => (
        <Field key={`${game.id} ${option.name}`} {...option} usual={option.default} />
      ))}
      <Field name="level" label={say("level")} values={game.levels} />
      {game.sides.length > 0 && <Field name="begins" label={say("begins")} values={game.sides} />}
      <Field name="clock" label={say("clock")} values={[...presets, { id: OWN_CLOCK, name: own }]} />
      {choices.clock === OWN_CLOCK && (
        <div class="figures">
          {figures.map(({ name, label, values, default: usual }) => (
            <Field key={name} name={name} label={label} values={values} usual={String(usual)} />
          ))}
        </div>
      )}
      {hall.ratings && <Field name="rating" {...hall.ratings} />}
      {game.series && <Field key={`${game.id} series`} name="series" {...game.series} />}
    </div>
  );
}

function Field({
  name,
  label,
  values,
  usual,
}: {
  name: string;
  label: string;
  values: Named[];
  usual?: string;
}) {
  const store = useArrival();
  const now = store.choices[name] ?? usual ?? values[0]?.id ?? "";
  const about = values.find(one => String(one.id) === now)?.about;
  return (
    <p class={values.some(one => one.name.length > LONG) ? "term wordy" : "term"}>
      <label for={`term-${name}`}>{label}</label>
      <select
        id={`term-${name}`}
        name={name}
        value={now}
        aria-describedby={about ? `about-${name}` : undefined}
        onChange={event => store.choose(name, event.currentTarget.value)}
      >
        {values.map(one => (
          <option key={one.id} value={one.id} selected={String(one.id) === now}>
            {one.name}
          </option>
        ))}
      </select>
      {about && (
        <span class="hint" id={`about-${name}`}>
          {about}
        </span>
      )}
    </p>
  );
}
