import { directionsAddress } from "@jubilee/core/sharing/directions.rules";
import { toWallTime } from "@jubilee/core/base/time.rules";
import type { EventPart } from "./event.types.ts";
import * as css from "../../styles/css.ts";

/** Where guests are asked nothing, the day to keep is the page's next step: beside it on wide windows. */
export function SaveTheDate(part: EventPart) {
  const { event } = part.shared;
  const { page } = part.words;
  const directions = event.kind === "online" ? null : directionsAddress(event);
  return (
    <aside className={`${css.reply} ${css.wideOnly}`} aria-label={page.saveTheDate}>
      <div className={css.panel}>
        <div className={`${css.question} ${css.date}`}>
          <h2>{page.saveTheDate}</h2>
          <p>{daysToGo(part)}</p>
          <AddToCalendar {...part} />
          {directions && (
            <a className={css.button} href={directions} target="_blank" rel="noreferrer">
              {page.directions}
            </a>
          )}
        </div>
      </div>
    </aside>
  );
}

/** The same on narrow windows, within the thumb's reach. */
export function SaveTheDateBar(part: EventPart) {
  const { page } = part.words;
  return (
    <aside className={`${css.thumb} ${css.date}`} aria-label={page.saveTheDate} data-page-foot="">
      <div className={css.ask}>
        <b>{page.saveTheDate}</b>
        <span className={css.soft}>{daysToGo(part)}</span>
      </div>
      <AddToCalendar {...part} />
    </aside>
  );
}

const AddToCalendar = ({ words: { page } }: EventPart) => (
  <button type="button" className={css.main} popoverTarget="calendar">
    {page.addToCalendar}
  </button>
);

const dayMs = 86_400_000;

/** How far the first day is, counted where the event is: `in 26 days`, `tomorrow`. */
function daysToGo({ shared: { event }, reader: { locale }, now }: EventPart): string {
  const dayOf = (instant: string) => Date.parse(toWallTime(instant, event.timeZone).slice(0, 10));
  const days = (dayOf(event.startDate) - dayOf(new Date(now).toISOString())) / dayMs;
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.max(0, days), "day");
}
