import { taskTopics } from "@jubilee/core/events/blueprint-schema.rules";
import { columnsOf, topicNames } from "@jubilee/core/events/blueprint-views.rules";
import type { Blueprint } from "@jubilee/core/events/blueprints.types";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { inlineVars } from "@jubilee/ui/theme";
import * as css from "./Tasks.css.ts";

/** One square a task, stacked by the month or the week in which it is due. */
export function TaskSquares({ blueprint }: { blueprint: Blueprint }) {
  const { unit, columns } = columnsOf(blueprint);
  const there = new Set(blueprint.tasks.map(({ topic }) => topic));
  return (
    <figure className={css.figure}>
      <ul className={css.legend} aria-hidden="true">
        {taskTopics
          .filter((topic) => there.has(topic))
          .map((topic) => (
            <li key={topic} className={css.legendItem}>
              <span className={`${css.dot} ${css.topics[topic]}`} />
              {topicNames[topic]}
            </li>
          ))}
      </ul>
      <VisuallyHidden>
        {columns
          .filter(({ tasks }) => tasks.length > 0)
          .map(({ words, tasks }) => `${words}: ${tasks.length}`)
          .join("; ")}
      </VisuallyHidden>
      <div
        aria-hidden="true"
        className={css.columns}
        style={inlineVars({ [css.columnCount]: `${columns.length}` })}
      >
        {columns.map(({ label, words, tasks }) => (
          <span key={label} className={css.column} title={`${words}: ${tasks.length}`}>
            <span className={css.squares}>
              {tasks.map(({ key, topic }) => (
                <span key={key} className={`${css.square} ${css.topics[topic]}`} />
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
