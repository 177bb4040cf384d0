import { formatterOf } from "@jubilee/core/base/time.rules";
import type { PollOption } from "@jubilee/core/planning/polls.types";
import type { PollPart } from "./poll.types.ts";
import * as css from "./poll.css.ts";

/** What is asked and what can be chosen, for whoever reads without a script, and until it is there. */
export function Questions(part: PollPart) {
  const { shared, own } = part;
  const { questions, event, title } = shared;
  return (
    <div className={css.questions}>
      {questions.map(({ id, text, note, options }) => (
        <section key={id}>
          {text !== title && (
            <h2 lang={event.locale} dir="auto">
              {text}
            </h2>
          )}
          {note !== null && (
            <p lang={event.locale} dir="auto">
              {note}
            </p>
          )}
          <ul>
            {options.map((option) => (
              <li
                key={option.id}
                lang={option.label === null ? undefined : event.locale}
                dir="auto"
              >
                {wordsOf(option, part)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <noscript>
        <p>{own.needsScript}</p>
      </noscript>
    </div>
  );
}

/** An option in words: its own, a day, or a time on the event's clock. */
function wordsOf({ label, day, startAt }: PollOption, { shared, reader }: PollPart): string {
  if (label !== null) return label;
  const whole = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  if (day !== null) {
    return formatterOf(reader.locale, { ...whole, timeZone: "UTC" }).format(Date.parse(day));
  }
  return formatterOf(reader.locale, {
    ...whole,
    hour: "numeric",
    minute: "2-digit",
    timeZone: shared.timeZone,
    timeZoneName: "short",
  }).format(Date.parse(startAt ?? ""));
}
