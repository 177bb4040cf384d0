import type { FaceEntry } from "@jubilee/core/sharing/showcase.types";
import type { ShowcaseCopy } from "../../copy/copy.types.ts";
import { dayOf, wallClock } from "../../format/wall-time.ts";
import { help, section } from "../../styles/base.css.ts";
import { day, entries as list } from "../../styles/program.css.ts";

export interface Props {
  entries: FaceEntry[];
  copy: ShowcaseCopy;
  locale: string;
}

/** What happens when, by the event's own clock; days are named where there are several. */
export function ProgramScreen({ entries, copy, locale }: Props) {
  const days = [...new Set(entries.map(({ startLocal }) => startLocal.slice(0, 10)))];
  return (
    <div className={section}>
      <b>{copy.schedule}</b>
      {days.map((one) => (
        <div key={one}>
          {days.length > 1 && <p className={day}>{dayOf(one, locale)}</p>}
          <ul className={list}>
            {entries
              .filter(({ startLocal }) => startLocal.startsWith(one))
              .map(({ title, startLocal, room, cancelled }) => (
                <li key={startLocal + title}>
                  <span>{wallClock(startLocal, locale)}</span>
                  <span>
                    {cancelled ? <s dir="auto">{title}</s> : <span dir="auto">{title}</span>}
                    {cancelled && <span className={help}> {copy.cancelled}</span>}
                    {room && <p className={help}>{room}</p>}
                  </span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
