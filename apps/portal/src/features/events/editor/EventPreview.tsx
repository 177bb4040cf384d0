import { titleParts } from "@jubilee/core/events/events.rules";
import type { EventDraft } from "@jubilee/core/events/events.types";
import {
  formatClock,
  isAllDay,
  isTimeZone,
  toInstant,
  zonePlace,
} from "@jubilee/core/base/time.rules";
import { EventTheme } from "@jubilee/ui/event-theme";
import { Text } from "@jubilee/ui/text";
import { useDeferredValue } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { EventCover } from "@jubilee/ui/event-cover";
import { art, body, card, title, waiting } from "../../../event-kit/preview/Preview.css.ts";
import { day, leaf, month, rest, weekday } from "./EventPreview.css.ts";

/** The first day of a draft, cut for the leaf of a calendar. */
function leafOf(startLocal: string, locale: string) {
  const at = Date.parse(`${startLocal}Z`);
  if (Number.isNaN(at)) return null;
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options }).format(at);
  return {
    month: part({ month: "short" }),
    day: part({ day: "numeric" }),
    weekday: part({ weekday: "long" }),
  };
}

/** The hour at the place, or that it takes all day; null while that is being typed. */
function clockOf(draft: EventDraft, locale: string): string | null {
  const { startLocal, timeZone } = draft;
  if (!isTimeZone(timeZone) || !/T\d{2}:\d{2}$/.test(startLocal)) return null;
  if (isAllDay(draft)) return "All day";
  const clock = formatClock(toInstant(startLocal, timeZone).instant, timeZone, locale);
  return `${clock} in ${zonePlace(timeZone)}`;
}

/** How the invitation begins, while it is being typed. */
export function EventPreview({ draft }: { draft: EventDraft }) {
  const locale = useLocale();
  const cover = useDeferredValue(draft);
  const name = draft.name.trim();
  const parts = titleParts(name || "Your event");
  const date = leafOf(draft.startLocal, locale);
  const clock = clockOf(draft, locale);
  const place =
    draft.kind === "online" ? "Online" : draft.locationName.trim() || draft.address.trim();
  return (
    <EventTheme
      typeId={cover.eventTypeId}
      eventId={cover.coverSeed}
      colour={cover.coverUrl ? cover.coverLook?.accent : undefined}
    >
      <article className={card} aria-label="How the invitation begins">
        <div className={art}>
          <EventCover
            typeId={cover.eventTypeId}
            eventId={cover.coverSeed}
            photoUrl={cover.coverUrl ?? undefined}
            shape="card"
          />
        </div>
        <div className={body}>
          {date && (
            <div className={leaf} aria-hidden="true">
              <span className={month}>{date.month}</span>
              <span className={day}>{date.day}</span>
              <span className={weekday}>{date.weekday}</span>
            </div>
          )}
          <p className={name ? title : `${title} ${waiting}`} dir="auto">
            {parts.lead}
            {parts.rest && <span className={rest}>{parts.rest}</span>}
          </p>
          <Text tone="muted">{[clock, place].filter(Boolean).join(" · ")}</Text>
        </div>
      </article>
    </EventTheme>
  );
}
