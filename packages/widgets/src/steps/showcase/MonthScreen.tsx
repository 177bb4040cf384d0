import {
  eventsOn,
  firstMonth,
  monthAfter,
  monthOf,
  statusAt,
  weeksOf,
} from "@jubilee/core/sharing/showcase.rules";
import type { SharedList, ShowcaseEvent } from "@jubilee/core/sharing/showcase.types";
import { useState } from "react";
import type { ShowcaseCopy } from "../../copy/copy.types.ts";
import { monthName, weekdayName } from "../../format/wall-time.ts";
import { Icon } from "../../parts/Icon.tsx";
import { next, previous } from "../../parts/icons.ts";
import { EventRow } from "../../showcase/EventRow.tsx";
import { help, section, unseen } from "../../styles/base.css.ts";
import { bar, grid, mark, outside, page, today } from "../../styles/month.css.ts";
import { list } from "../../styles/showcase.css.ts";
import type { ScreenProps } from "../../widget.types.ts";
import { firstWeekday } from "../../format/first-weekday.ts";

export interface Props extends ScreenProps<SharedList> {
  copy: ShowcaseCopy;
}

/** One month: as a page of a calendar where there is room, and its events under it. */
export function MonthScreen({ context, data: { events }, copy }: Props) {
  const { locale, now } = context;
  const [month, setMonth] = useState(() => firstMonth(events, now()));
  const months = [...events.map(({ startLocal }) => monthOf(startLocal)), month].toSorted();
  const ends = events.map(({ endLocal }) => monthOf(endLocal)).toSorted();
  const turn = (by: number) => {
    const other = monthAfter(month, by);
    setMonth(other);
    context.announce(monthName(other, locale));
  };
  const shown = events
    .filter(
      ({ startLocal, endLocal }) => monthOf(startLocal) <= month && month <= monthOf(endLocal),
    )
    .toSorted((one, other) => one.startLocal.localeCompare(other.startLocal));
  return (
    <>
      <div className={`${section} ${bar}`}>
        <Turn
          words={copy.previousMonth}
          lines={previous}
          stops={month <= (months[0] ?? month)}
          onPress={() => turn(-1)}
        />
        <h3>{monthName(month, locale)}</h3>
        <Turn
          words={copy.nextMonth}
          lines={next}
          stops={month >= (ends.at(-1) ?? month)}
          onPress={() => turn(1)}
        />
      </div>
      <MonthPage events={shown} month={month} locale={locale} nowMs={now()} />
      <ul className={list}>
        {shown.map((event) => (
          <li key={event.id}>
            <EventRow context={context} event={event} copy={copy} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={`${section} ${help}`}>{copy.quietMonth}</p>}
    </>
  );
}

interface TurnProps {
  words: string;
  lines: string;
  /** There is nothing further this way. */
  stops: boolean;
  onPress: () => void;
}

function Turn({ words, lines, stops, onPress }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={words}
      aria-disabled={stops || undefined}
      onClick={stops ? undefined : onPress}
    >
      <Icon lines={lines} />
    </button>
  );
}

interface MonthPageProps {
  events: ShowcaseEvent[];
  month: string;
  locale: string;
  nowMs: number;
}

/** The days of the month; what happens on them stands in words in the list below. */
function MonthPage({ events, month, locale, nowMs }: MonthPageProps) {
  const weeks = weeksOf(month, firstWeekday(locale));
  const now = new Date(nowMs - new Date(nowMs).getTimezoneOffset() * 60_000);
  const thisDay = now.toISOString().slice(0, 10);
  return (
    <table className={`${page} ${grid}`}>
      <caption className={unseen}>{monthName(month, locale)}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={weekdayName(day, locale, "long")}>
              {weekdayName(day, locale, "short")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className={day.startsWith(month) ? "" : outside}>
                <span className={day === thisDay ? today : ""}>{Number(day.slice(8))}</span>
                {eventsOn(events, day).map((event) => (
                  <Mark key={event.id} event={event} nowMs={nowMs} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Mark({ event, nowMs }: { event: ShowcaseEvent; nowMs: number }) {
  const { name, pageUrl } = event;
  const text = statusAt(event, nowMs) === "cancelled" ? <s>{name}</s> : name;
  if (!pageUrl) return <span className={mark}>{text}</span>;
  return (
    <a className={mark} href={pageUrl} target="_blank" rel="noopener" title={name} dir="auto">
      {text}
    </a>
  );
}
