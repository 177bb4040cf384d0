import { inOneLine } from "@jubilee/core/base/commas.rules";
import { directionsAddress } from "@jubilee/core/sharing/directions.rules";
import { formatClock, formatDates, wholeDays, zoneName } from "@jubilee/core/base/time.rules";
import ownClock from "../../inline/clock.ts?inline";
import type { EventPart } from "./event.types.ts";
import { CalendarSheet } from "../../parts/CalendarSheet.tsx";
import { CopyButton } from "../../parts/CopyButton.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { calendarPlus, navigation, video } from "../../parts/icons.ts";
import * as css from "../../styles/css.ts";
import { onOwnClock } from "../../parts/own-clock.ts";

/** When in the event's zone and in the reader's, and where, each with the next step beside it. */
export function Facts(part: EventPart) {
  const { event } = part.shared;
  const where = event.locationName ?? event.address;
  return (
    <div className={css.facts}>
      <When {...part} />
      {event.kind !== "online" && where && <Where {...part} />}
      {event.kind !== "in_person" && <Online {...part} />}
      <script dangerouslySetInnerHTML={{ __html: ownClock }} />
    </div>
  );
}

function When({ shared: { event }, words: { page, common }, reader: { locale } }: EventPart) {
  const { startDate, endDate, timeZone } = event;
  const clock = (instant: string) => formatClock(instant, timeZone, locale);
  const isAllDay = wholeDays(event) !== null;
  const days = formatDates(event, locale, "short");
  const zone = zoneName(startDate, timeZone, locale);
  return (
    <div className={css.fact}>
      <div>
        <h2>
          <time dateTime={startDate}>
            {inOneLine(locale, days, isAllDay ? page.allDay : clock(startDate))}
          </time>
        </h2>
        {!isAllDay && <p>{inOneLine(locale, page.untilClock(clock(endDate)), zone)}</p>}
        {!isAllDay && <p {...onOwnClock(startDate, timeZone, locale, { common })} />}
      </div>
      {event.status === "published" && (
        <button
          type="button"
          className={`${css.round} ${css.tinted}`}
          aria-label={page.addToCalendar}
          popoverTarget="calendar"
        >
          <Icon lines={calendarPlus} />
        </button>
      )}
    </div>
  );
}

function Where({ shared: { event }, words: { page } }: EventPart) {
  const { locationName, address, locale } = event;
  const directions = directionsAddress(event);
  return (
    <div className={css.fact}>
      <div>
        <h2 lang={locale} dir="auto">
          {locationName ?? address}
        </h2>
        {locationName && address && (
          <p lang={locale} dir="auto">
            {address}
          </p>
        )}
      </div>
      <div className={css.ways}>
        <CopyButton
          text={[locationName, address].filter(Boolean).join(", ")}
          label={page.copyAddress}
          done={page.copiedText}
        />
        {directions && (
          <a
            className={`${css.round} ${css.tinted}`}
            href={directions}
            target="_blank"
            rel="noreferrer"
            aria-label={page.directions}
          >
            <Icon lines={navigation} />
          </a>
        )}
      </div>
    </div>
  );
}

function Online({ shared: { event }, words: { page } }: EventPart) {
  const { onlineUrl } = event;
  return (
    <div className={css.fact}>
      <div>
        <h2>{page.online}</h2>
        {!onlineUrl && <p>{page.onlineLater}</p>}
      </div>
      {onlineUrl && (
        <div className={css.ways}>
          <CopyButton text={onlineUrl} label={page.copyMeeting} done={page.copiedText} />
          <a
            className={`${css.round} ${css.tinted}`}
            href={onlineUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={page.openMeeting}
          >
            <Icon lines={video} />
          </a>
        </div>
      )}
    </div>
  );
}

/** The calendars people use, and the event's feed. */
export function EventCalendar({ shared, token, words }: EventPart) {
  const { event, pageUrl } = shared;
  const of = (kind: string) =>
    `/functions/v1/embed/${kind}/${encodeURIComponent(token)}/calendar.ics`;
  const subscription = new URL(of("feed"), pageUrl).href.replace(/^https?:/, "webcal:");
  return <CalendarSheet {...{ event, words, pageUrl, subscription }} file={of("event")} />;
}
