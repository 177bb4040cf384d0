import { formatClock } from "@jubilee/core/base/time.rules";
import { runReport } from "@jubilee/core/schedule/run-report.rules";
import type { RunOfShow } from "@jubilee/core/schedule/run-of-show.types";
import { day, dayName, soft } from "../../activities/print/Programme.css.ts";
import { signed } from "../screen/run-words.ts";
import { scroll, table } from "./RunSheet.css.ts";

interface RunReportProps {
  show: RunOfShow;
  locale: string;
}

/** Planned and actual, as far as somebody pressed. */
export function RunReport({ show, locale }: RunReportProps) {
  const { timeZone } = show.event;
  const clock = (instant: string | null) =>
    instant === null ? "–" : formatClock(instant, timeZone, locale);
  const late = (minutes: number | null) => (minutes ? ` (${signed(minutes)})` : "");
  const lines = runReport(show.entries);
  const pressed = lines.filter(({ entry }) => entry.startedAt ?? entry.endedAt).length;
  return (
    <section className={day}>
      <h3 className={dayName}>How it went</h3>
      <p className={soft}>
        {`${pressed} of ${lines.length} were pressed on the day; minutes in brackets are later (+) or earlier (−) than planned.`}
      </p>
      <div className={scroll}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Planned</th>
              <th scope="col">Started</th>
              <th scope="col">Ended</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ entry, startedLate, endedLate }) => (
              <tr key={entry.id}>
                <th scope="row">
                  <bdi>{entry.title}</bdi>
                </th>
                <td>{`${clock(entry.startAt)}–${clock(entry.endAt)}`}</td>
                <td>{`${clock(entry.startedAt)}${late(startedLate)}`}</td>
                <td>{`${clock(entry.endedAt)}${late(endedLate)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
