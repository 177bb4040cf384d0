import { dayWords } from "@jubilee/core/tasks/task-timeline.copy";
import { taskSpan } from "@jubilee/core/tasks/task-timeline.rules";
import { dueInFull } from "@jubilee/core/tasks/tasks.rules";
import type { TaskPerson, TaskRow } from "@jubilee/core/tasks/tasks.types";
import { formatterOf } from "@jubilee/core/base/time.rules";
import { useIsPrinted } from "@jubilee/ui/data-table";
import { inlineVars } from "@jubilee/ui/theme";
import { Fragment } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import * as css from "./PrintedTimeline.css.ts";

export interface PrintedTimelineProps {
  /** In the order of the screen, group by group. */
  rows: readonly TaskRow[];
  groupOf: (row: TaskRow) => string;
  people: ReadonlyMap<string, TaskPerson>;
}

const dayMs = 86_400_000;

/** The timeline on paper, made when it is printed. */
export function PrintedTimeline(props: PrintedTimelineProps) {
  return useIsPrinted() ? <Sheet {...props} /> : null;
}

/** Each task with its days, and a bar over the months that all of them take. */
function Sheet({ rows, groupOf, people }: PrintedTimelineProps) {
  const locale = useLocale();
  const spans = rows.map((row) => taskSpan(row));
  const days = spans.flatMap((span) =>
    span ? [Date.parse(span.start ?? span.end), Date.parse(span.end)] : [],
  );
  const first = days.reduce((least, day) => Math.min(least, day), days[0] ?? 0);
  const end = days.reduce((most, day) => Math.max(most, day), days[0] ?? 0) + dayMs;
  const share = (ms: number) => `${((ms - first) / Math.max(dayMs, end - first)) * 100}%`;
  const monthForm = formatterOf(locale, { month: "short", timeZone: "UTC" });
  return (
    <table className={css.paper}>
      <thead>
        <tr>
          <th className={css.cell}>Task</th>
          <th className={css.cell}>Who</th>
          <th className={css.cell}>When</th>
          <th className={css.track}>
            <span className={css.months}>
              {monthsBetween(first, end).map((ms) => (
                <span key={ms} className={css.month} style={inlineVars({ [css.from]: share(ms) })}>
                  {monthForm.format(ms)}
                </span>
              ))}
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const span = spans[index];
          const group = groupOf(row);
          const before = rows[index - 1];
          const start = span && Date.parse(span.start ?? span.end);
          return (
            <Fragment key={row.id}>
              {group !== "" && (!before || groupOf(before) !== group) && (
                <tr>
                  <th colSpan={4} className={css.group}>
                    {group}
                  </th>
                </tr>
              )}
              <tr>
                <td className={css.name} dir="auto">
                  {row.state === "done" ? `✓ ${row.title}` : row.title}
                </td>
                <td className={css.cell}>
                  {row.owners.flatMap((id) => people.get(id)?.name ?? []).join(", ")}
                </td>
                <td className={css.cell}>
                  {span
                    ? [
                        ...(span.start === null ? [] : [dayWords(span.start, locale, "short")]),
                        row.dueLocal === null
                          ? dayWords(span.end, locale, "short")
                          : dueInFull(row, locale),
                      ].join(" – ")
                    : "No day yet"}
                </td>
                <td className={css.track}>
                  {span && start !== null && start !== undefined && (
                    <span
                      className={css.bar}
                      style={inlineVars({
                        [css.from]: share(start),
                        [css.length]: share(first + Date.parse(span.end) + dayMs - start),
                      })}
                    />
                  )}
                </td>
              </tr>
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

/** The first days of the months in a stretch, the first day of all among them. */
function monthsBetween(first: number, end: number): number[] {
  const months = [first];
  const at = new Date(first);
  for (let month = 1; months.length < 40; month += 1) {
    const next = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + month, 1);
    if (next >= end) break;
    months.push(next);
  }
  // A name needs room: where the second month begins right after the first day, that one has none.
  const second = months[1];
  return second !== undefined && second - first < (end - first) / 14 ? months.slice(1) : months;
}
