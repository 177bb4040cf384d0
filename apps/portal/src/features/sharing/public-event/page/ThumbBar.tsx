import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { formatDatesBriefly, formatStart } from "@jubilee/core/base/time.rules";
import { LinkButton } from "@jubilee/ui/link-button";
import { CalendarPlus, Navigation } from "lucide-react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { directionsAddress } from "@jubilee/core/sharing/directions.rules";
import { embedAddress } from "../../../../page-kit/embed/embed.ts";
import { AddToCalendar } from "./AddToCalendar.tsx";
import * as css from "../../../../event-kit/guest-page/Invitation.css.ts";
import { useFormInSight } from "./useFormInSight.ts";

export interface ThumbBarProps {
  event: PublicEvent;
  /** Opens the calendar file. */
  token: string;
  /** The page everybody may open; null while the event has none. */
  pageUrl: string | null;
  /** What there is to do, where the page asks for something. */
  asks: "reply" | "tickets" | null;
}

/**
 * On phones, within the thumb's reach: the date, calendar, directions and the reply. It makes room
 * while somebody has a form before them.
 */
export function ThumbBar({ event, token, pageUrl, asks }: ThumbBarProps) {
  const locale = useLocale();
  const isAside = useFormInSight();
  const directions = directionsAddress(event);
  if (event.status !== "published") return null;
  return (
    <div className={css.thumb} data-page-foot="" data-aside={isAside || undefined} inert={isAside}>
      <div className={css.thumbWhen}>
        <span className={css.thumbDay}>{formatDatesBriefly(event, locale)}</span>
        <span className={css.thumbClock}>{formatStart(event, locale)}</span>
      </div>
      <AddToCalendar
        event={event}
        file={embedAddress(`event/${encodeURIComponent(token)}/calendar.ics`)}
        pageUrl={pageUrl}
      >
        {(open) => (
          <button
            type="button"
            className={css.thumbIcon}
            aria-label="Add to calendar"
            onClick={open}
          >
            <CalendarPlus size={20} aria-hidden="true" />
          </button>
        )}
      </AddToCalendar>
      {directions && (
        <a
          className={css.thumbIcon}
          href={directions}
          target="_blank"
          rel="noreferrer"
          aria-label="Directions"
        >
          <Navigation size={20} aria-hidden="true" />
        </a>
      )}
      {asks && (
        <div className={css.thumbButton}>
          <LinkButton href={`#${asks}`} size="lg">
            {asks === "reply" ? "Reply" : "Tickets"}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
