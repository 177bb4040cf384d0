import { zonePlace } from "@jubilee/core/base/time.rules";
import { joined } from "@jubilee/core/base/words.rules";
import { dueInFull, ownersOf } from "@jubilee/core/tasks/tasks.rules";
import type { TaskRow } from "@jubilee/core/tasks/tasks.types";
import { useIsPrinted, type DataGroup } from "@jubilee/ui/data-table";
import { Fragment } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import * as css from "./PrintedTasks.css.ts";
import type { TaskShowing } from "./taskColumns.tsx";

export interface PrintedTasksProps {
  /** In the order of the screen, group by group. */
  rows: readonly TaskRow[];
  groupOf: (row: TaskRow) => DataGroup;
  showing: TaskShowing;
}

/** The list on paper, made when it is printed: a box for a pen, and no day without its year. */
export function PrintedTasks({ rows, groupOf, showing }: PrintedTasksProps) {
  const isPrinted = useIsPrinted();
  const locale = useLocale();
  if (!isPrinted || rows.length === 0) return null;
  const { people, eventNames, waits } = showing;
  return (
    <table className={css.paper}>
      <thead>
        <tr>
          <th className={css.tick}>Done</th>
          <th className={css.cell}>Task</th>
          <th className={css.cell}>Due</th>
          <th className={css.cell}>Who</th>
          <th className={css.cell}>Labels</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const group = groupOf(row);
          const before = rows[index - 1];
          const due = dueInFull(row, locale);
          const more = joined([eventNames?.get(row.eventId ?? ""), waits.get(row.id)]);
          return (
            <Fragment key={row.id}>
              {group.id !== "" && (!before || groupOf(before).id !== group.id) && (
                <tr>
                  <th colSpan={5} className={css.group}>
                    {group.label}
                  </th>
                </tr>
              )}
              <tr>
                <td className={css.tick}>
                  <span className={css.box}>{row.state === "done" && "✓"}</span>
                </td>
                <td className={css.title}>
                  <bdi>{row.title}</bdi>
                  {more !== "" && <bdi className={css.more}>{more}</bdi>}
                </td>
                <td className={css.when}>
                  {due && (
                    <>
                      {due}
                      <span className={css.more}>{zonePlace(row.timeZone)}</span>
                    </>
                  )}
                </td>
                <td className={css.who}>
                  <bdi>
                    {ownersOf(row, people)
                      .map(({ name }) => name)
                      .join(", ")}
                  </bdi>
                </td>
                <td className={css.labels}>
                  <bdi>{row.labels.join(", ")}</bdi>
                </td>
              </tr>
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
