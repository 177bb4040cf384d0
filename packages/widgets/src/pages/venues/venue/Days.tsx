import { inOneLine } from "@jubilee/core/base/commas.rules";
import { formatterOf } from "@jubilee/core/base/time.rules";
import {
  daysAfter,
  daysBetween,
  monthsAfter,
  weekOf,
} from "@jubilee/core/schedule/calendar-days.rules";
import { monthsAhead } from "@jubilee/core/venues/availability.rules";
import type { VenueSpace } from "@jubilee/core/venues/venues.types";
import { Icon } from "../../parts/Icon.tsx";
import * as css from "../../styles/css.ts";
import * as own from "./venue.css.ts";
import type { VenuePart } from "./venue.types.ts";

/** Two months are shown at a time. */
const step = 2;
const monday = 1;

type DaysPart = VenuePart & { space: VenueSpace };

/** Free and busy days of a space, each free one a way to ask for it, and nothing about who or what. */
export function Days(part: DaysPart) {
  const { shared, own: said, space, look } = part;
  const { spaces } = shared.venue;
  return (
    <section className={css.section} id="free" aria-labelledby="free-title">
      <h2 id="free-title">{said.freeTitle}</h2>
      <p className={css.soft}>{said.freeText}</p>
      <div id="days">
        {spaces.length > 1 && (
          <nav className={own.spaces} aria-label={said.space}>
            {spaces.map(({ id, name }) => (
              <a
                key={id}
                className={own.space}
                href={look(id, shownFrom(part))}
                data-look={id}
                aria-current={id === space.id ? "true" : undefined}
                dir="auto"
              >
                {name}
              </a>
            ))}
          </nav>
        )}
        <Months {...part} />
      </div>
      <output id="days-said" className={css.unseen} />
    </section>
  );
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

/** The first month that is shown, where that is not this one. */
function shownFrom({ shared, today }: VenuePart): string | undefined {
  const first = monthOf(shared.fromDay);
  return first > monthOf(today) ? first : undefined;
}

function Months(part: DaysPart) {
  const { shared, reader, path, space, today } = part;
  const first = monthOf(shared.fromDay);
  const months = [first, monthsAfter(first, 1)];
  const span = formatterOf(reader.locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const said = span.formatRange(Date.parse(first), Date.parse(monthsAfter(first, 1)));
  const thisMonth = monthOf(today);
  const from = shownFrom(part);
  return (
    <>
      <div className={own.pager}>
        <b data-span="">{said}</b>
        <span className={css.ways}>
          <Turn
            part={part}
            to={first > thisMonth ? monthsAfter(first, -step) : null}
            way="earlier"
          />
          <Turn
            part={part}
            to={
              first < monthsAfter(thisMonth, monthsAhead - step) ? monthsAfter(first, step) : null
            }
            way="later"
          />
        </span>
      </div>
      <form className={own.months} method="get" action={`${path}#ask`} data-days="">
        <input type="hidden" name="lang" value={reader.lang} />
        <input type="hidden" name="space" value={space.id} />
        {from && <input type="hidden" name="from" value={from} />}
        {months.map((month) => (
          <Month key={month} part={part} month={month} />
        ))}
      </form>
    </>
  );
}

interface TurnProps {
  part: DaysPart;
  /** The month that it leads to; null where there is none. */
  to: string | null;
  way: "earlier" | "later";
}

const arrows = { earlier: "M15 6l-6 6 6 6", later: "M9 6l6 6-6 6" };

/** The months before or after those that are shown. */
function Turn({ part: { own: said, space, look, today }, to, way }: TurnProps) {
  const drawing = <Icon lines={arrows[way]} />;
  if (to === null) {
    return (
      <span className={`${css.round} ${own.turn} ${own.still}`} aria-hidden="true">
        {drawing}
      </span>
    );
  }
  return (
    <a
      className={`${css.round} ${own.turn}`}
      href={look(space.id, to > monthOf(today) ? to : undefined)}
      aria-label={said[way]}
      data-look={way}
    >
      {drawing}
    </a>
  );
}

function Month({ part, month }: { part: DaysPart; month: string }) {
  const { reader, own: said, stateOf } = part;
  const written = (day: string, options: Intl.DateTimeFormatOptions) =>
    formatterOf(reader.locale, { ...options, timeZone: "UTC" }).format(Date.parse(day));
  const length = daysBetween(month, monthsAfter(month, 1));
  const week = weekOf(month, monday);
  const all = Array.from({ length }, (_, index) => daysAfter(month, index));
  return (
    <div>
      <h3 className={own.monthName}>{written(month, { month: "long", year: "numeric" })}</h3>
      <div className={own.days}>
        {week.map((day) => (
          <span key={day} className={own.weekday} aria-hidden="true">
            {written(day, { weekday: "narrow" })}
          </span>
        ))}
        {week.slice(0, week.indexOf(month)).map((day) => (
          <span key={`before ${day}`} />
        ))}
        {all.map((day) => {
          const state = stateOf(day);
          const label = inOneLine(
            reader.locale,
            written(day, { dateStyle: "full" }),
            said.days[state],
          );
          const number = written(day, { day: "numeric" }).replace(/[^\p{N}]+/gu, "");
          return state === "shut" ? (
            <span key={day} className={own.shut}>
              <span aria-hidden="true">{number}</span>
              <span className={css.unseen}>{label}</span>
            </span>
          ) : (
            <button
              key={day}
              className={state === "partly" ? own.partly : own.free}
              name="day"
              value={day}
              aria-label={label}
            >
              {number}
            </button>
          );
        })}
      </div>
    </div>
  );
}
