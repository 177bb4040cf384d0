import { inOneLine } from "@jubilee/core/base/commas.rules";
import { formatClock, formatDates, wholeDays, zoneName } from "@jubilee/core/base/time.rules";
import type { Part } from "../page.types.ts";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import * as css from "./event-time.css.ts";
import { onOwnClock } from "../parts/own-clock.ts";

interface Props {
  event: PublicEvent;
  part: Pick<Part<unknown>, "words" | "reader">;
}

/** When it is: on the event's clock with its zone, and on the reader's where that shows another. */
export function EventTime({ event, part }: Props) {
  const { words, reader } = part;
  const { locale } = reader;
  const { startDate, timeZone } = event;
  const days = formatDates(event, locale, "short");
  if (wholeDays(event)) return <b className={css.strong}>{`${days}, ${words.page.allDay}`}</b>;
  return (
    <>
      <b className={css.strong}>
        <time dateTime={startDate}>
          {inOneLine(locale, days, formatClock(startDate, timeZone, locale))}
        </time>
      </b>
      <span className={css.small}>{zoneName(startDate, timeZone, locale)}</span>
      <span className={css.small} {...onOwnClock(startDate, timeZone, locale, words)} />
    </>
  );
}
