import { columnsOf, topicNames } from "@jubilee/core/events/blueprint-views.rules";
import type { Blueprint, TaskTopic } from "@jubilee/core/events/blueprints.types";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { inlineVars } from "@jubilee/ui/theme";
import * as css from "./Tasks.css.ts";

/** One square a task, stacked by the month or the week in which it is due. */
export function TaskSquares({ blueprint }: { blueprint: Blueprint }) {
  const { unit, columns } = columnsOf(blueprint);
  const there = new Set(columns.flatMap(({ topics }) => topics));
  const known = Object.entries(topicNames).filter(([topic]) => there.has(topic as TaskTopic));
  return (
    <figure className={css.figure}>
      <ul className={css.legend} aria-hidden="true">
        {known.map(([topic, name]) => (
          <li key={topic} className={css.legendItem}>
            <span className={`${css.dot} ${css.topics[topic as TaskTopic]}`} />
            {name}
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        {columns
          .filter(({ topics }) => topics.length > 0)
          .map(({ words, topics }) => `${words}: ${topics.length}`)
          .join("; ")}
      </VisuallyHidden>
      <div
        aria-hidden="true"
        className={css.columns}
        style={inlineVars({ [css.columnCount]: `${columns.length}` })}
      >
        {columns.map(({ label, words, topics }) => (
          <span key={label} className={css.column} title={`${words}: ${topics.length}`}>
            <span className={css.squares}>
              {topics.map((topic, index) => (
                <span key={`${topic}-${index}`} className={`${css.square} ${css.topics[topic]}`} />
              ))}
            </span>
            <span className={css.label} data-day={label === "Day" || undefined}>
              {label}
            </span>
          </span>
        ))}
      </div>
      <figcaption className={css.caption}>
        {unit === "month" ? "Months before the day" : "Weeks before the day"}
      </figcaption>
    </figure>
  );
}
