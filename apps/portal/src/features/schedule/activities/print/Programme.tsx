import { formatClocks, formatDay, formatSpan, zoneName } from "@jubilee/core/base/time.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { daysOf } from "@jubilee/core/schedule/activities.rules";
import type { ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { inPaper } from "../../../../event-kit/paper/inPaper.ts";
import { PaperCover } from "../../../../event-kit/paper/PaperCover.tsx";
import type { Paper } from "../../../../event-kit/paper/usePaper.ts";
import * as css from "./Programme.css.ts";

export interface ProgrammeProps {
  event: EventRecord;
  /** In their order. */
  activities: readonly ActivityRecord[];
  paper: Paper;
  /** How its reader writes days and clocks. */
  locale: string;
}

/** What happens when and where, on paper: the event's cover and name, then its days. */
export function Programme({ event, activities, paper, locale }: ProgrammeProps) {
  const { startDate, endDate, timeZone, locationName, address } = event;
  const place = [locationName, address].filter(Boolean).join(", ");
  return (
    <article className={css.sheet} style={inPaper(paper)} aria-label="Programme">
      <PaperCover paper={paper} className={css.cover} />
      <div className={css.words}>
        <header className={css.head}>
          <h2 className={css.title} dir="auto">
            {event.name}
          </h2>
          <p className={css.fact}>{formatSpan(startDate, endDate, timeZone, locale)}</p>
          <p className={css.soft}>{zoneName(startDate, timeZone, locale)}</p>
          {place && (
            <p className={css.fact} dir="auto">
              {place}
            </p>
          )}
        </header>
        {daysOf(activities).map((day) => (
          <Day
            key={day}
            activities={activities.filter(({ startLocal }) => startLocal.startsWith(day))}
            timeZone={timeZone}
            locale={locale}
          />
        ))}
      </div>
    </article>
  );
}

interface DayProps extends Pick<ProgrammeProps, "activities" | "locale"> {
  timeZone: string;
}

function Day({ activities, timeZone, locale }: DayProps) {
  const [first] = activities;
  return (
    <section className={css.day}>
      <h3 className={css.dayName}>{first && formatDay(first.startAt, timeZone, locale)}</h3>
      <ol>
        {activities.map(({ id, startAt, endAt, title, hostName, room }) => (
          <li key={id} className={css.line}>
            <span className={css.clock}>{formatClocks(startAt, endAt, timeZone, locale)}</span>
            <span className={css.what}>
              <bdi className={css.name}>{title}</bdi>
              {hostName && <bdi className={css.soft}>{hostName}</bdi>}
            </span>
            <bdi className={css.room}>{room}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}
