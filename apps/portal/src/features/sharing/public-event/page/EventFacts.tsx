import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { describeEventTime } from "@jubilee/core/base/time.rules";
import { CalendarPlus, CalendarSync, Clock, MapPin, Navigation, Video } from "lucide-react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { CopyLater } from "../../../../page-kit/CopyLater.tsx";
import { directionsAddress } from "@jubilee/core/sharing/directions.rules";
import { embedAddress } from "../../../../page-kit/embed/embed.ts";
import { AddToCalendar } from "./AddToCalendar.tsx";
import * as css from "../../../../event-kit/guest-page/Invitation.css.ts";

export interface EventFactsProps {
  event: PublicEvent;
  /** Opens the calendar file. */
  token: string;
  /** The page everybody may open; null while the event has none. */
  pageUrl: string | null;
}

/** When in the event's zone and in the reader's, and where, each with the next step beside it. */
export function EventFacts({ event, token, pageUrl }: EventFactsProps) {
  const locale = useLocale();
  const viewerZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = describeEventTime(event, viewerZone, locale);
  const directions = directionsAddress(event);
  const place = [event.locationName, event.address].filter(Boolean).join(", ");
  const calendar = embedAddress(`event/${encodeURIComponent(token)}/calendar.ics`);
  const feed = embedAddress(`feed/${encodeURIComponent(token)}/calendar.ics`);
  const subscription = new URL(feed, location.origin).href.replace(/^https?:/, "webcal:");
  return (
    <ul className={css.facts}>
      <li className={css.fact}>
        <Clock size={22} className={css.factIcon} aria-hidden="true" />
        <div className={css.factBody}>
          <h2 className={css.factTitle}>{time.event}</h2>
          <span className={css.muted}>{time.eventZone}</span>
          {time.viewer && (
            <span className={css.muted}>
              For you in {time.viewerPlace}: {time.viewer}
            </span>
          )}
          {event.status === "published" && (
            <div className={css.factActions}>
              <AddToCalendar event={event} file={calendar} pageUrl={pageUrl}>
                {(open) => (
                  <button type="button" className={css.action} onClick={open}>
                    <CalendarPlus size={18} aria-hidden="true" />
                    Add to calendar
                  </button>
                )}
              </AddToCalendar>
              <a className={css.action} href={subscription}>
                <CalendarSync size={18} aria-hidden="true" />
                Subscribe
              </a>
            </div>
          )}
        </div>
      </li>
      {event.kind !== "online" && (event.locationName ?? event.address) && (
        <li className={css.fact}>
          <MapPin size={22} className={css.factIcon} aria-hidden="true" />
          <div className={css.factBody}>
            <h2 className={css.factTitle} lang={event.locale} dir="auto">
              {event.locationName ?? event.address}
            </h2>
            {event.locationName && event.address && (
              <span className={css.muted} lang={event.locale} dir="auto">
                {event.address}
              </span>
            )}
            <div className={css.factActions}>
              {directions && (
                <a className={css.action} href={directions} target="_blank" rel="noreferrer">
                  <Navigation size={18} aria-hidden="true" />
                  Directions
                </a>
              )}
              <CopyLater value={place} label="Copy the address" />
            </div>
          </div>
        </li>
      )}
      {event.kind !== "in_person" && (
        <li className={css.fact}>
          <Video size={22} className={css.factIcon} aria-hidden="true" />
          <div className={css.factBody}>
            <h2 className={css.factTitle}>Online</h2>
            {event.onlineUrl ? (
              <div className={css.factActions}>
                <a className={css.action} href={event.onlineUrl} target="_blank" rel="noreferrer">
                  Open the meeting
                </a>
                <CopyLater value={event.onlineUrl} label="Copy the meeting’s link" />
              </div>
            ) : (
              <span className={css.muted}>The address comes with your answer or your ticket.</span>
            )}
          </div>
        </li>
      )}
    </ul>
  );
}
