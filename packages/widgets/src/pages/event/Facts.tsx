import { calendarChoices } from "@jubilee/core/schedule/calendar.rules";
import { directionsAddress } from "@jubilee/core/sharing/directions.rules";
import { formatClock, formatDates, wholeDays, zoneName } from "@jubilee/core/base/time.rules";
import ownClock from "../inline/clock.ts?inline";
import type { EventPart } from "../context.types.ts";
import { CopyButton } from "../parts/CopyButton.tsx";
import { Icon } from "../parts/Icon.tsx";
import { calendarPlus, navigation, video } from "../parts/icons.ts";
import * as css from "../styles/css.ts";

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
  const forYou = common.forYou("{time}", "{city}");
  return (
    <div className={css.fact}>
      <div>
        <h2>
          <time dateTime={startDate}>
            {isAllDay ? `${days}, ${page.allDay}` : `${days}, ${clock(startDate)}`}
          </time>
        </h2>
        {!isAllDay && <p>{`${page.untilClock(clock(endDate))}, ${zone}`}</p>}
        {!isAllDay && (
          <p
            data-start={startDate}
            data-zone={timeZone}
            data-locale={locale}
            data-words={forYou}
            hidden
          />
        )}
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

/** The calendars people use, each with the entry filled in; it opens and closes without a script. */
export function CalendarSheet({ shared, token, words: { page } }: EventPart) {
  const { event, pageUrl } = shared;
  const file = `/functions/v1/embed/event/${encodeURIComponent(token)}/calendar.ics`;
  const feed = new URL(
    `/functions/v1/embed/feed/${encodeURIComponent(token)}/calendar.ics`,
    pageUrl,
  );
  const subscription = feed.href.replace(/^https?:/, "webcal:");
  return (
    <dialog id="calendar" popover="auto" className={css.sheet} aria-labelledby="calendar-title">
      <h2 id="calendar-title">{page.addToCalendar}</h2>
      <div className={css.choices}>
        {calendarChoices(event, pageUrl, { name: page.calendarFile, href: file }).map(
          ({ name, href }) => (
            <a
              key={name}
              className={css.button}
              href={href}
              {...(href === file ? { download: "" } : { target: "_blank", rel: "noreferrer" })}
            >
              {name}
            </a>
          ),
        )}
        <a className={css.button} href={subscription}>
          {page.subscribe}
        </a>
      </div>
    </dialog>
  );
}
