import { daysToGo, eventPhase } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { formatWhen, formatWhenFor, zonePlace } from "@jubilee/core/base/time.rules";
import { Badge } from "@jubilee/ui/badge";
import { Heading } from "@jubilee/ui/heading";
import { CalendarDays, MapPin, Video } from "lucide-react";
import { lazy, Suspense, type ReactNode } from "react";
import { EventCover } from "@jubilee/ui/event-cover";
import { PhaseChip } from "../../../event-kit/PhaseChip.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import {
  actions,
  fact,
  head,
  inside,
  meta,
  strip,
  titles,
} from "../../../event-kit/event/EventPage.css.ts";

const SeriesPlace = lazy(async () => {
  const { SeriesPlace } = await import("../series/SeriesPlace.tsx");
  return { default: SeriesPlace };
});
const HelpMark = lazy(async () => {
  const { HelpMark } = await import("../../../page-kit/help/HelpMark.tsx");
  return { default: HelpMark };
});

export interface EventHeadProps {
  event: EventRecord;
  /** At most two buttons, the filled one last. */
  children?: ReactNode;
}

/** The cover as a strip, the title with when and where, and what can be done. */
export function EventHead({ event, children }: EventHeadProps) {
  const locale = useLocale();
  const nowMs = useNow();
  const viewerZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const inFull = formatWhenFor(event, viewerZone, locale, "short");
  const isElsewhere = inFull !== formatWhen(event, locale, "short");
  const left = daysToGo(event, nowMs);
  const { kind } = event;
  const place = kind === "online" ? "Online" : (event.locationName ?? event.address);
  return (
    <>
      <div className={strip}>
        <EventCover
          typeId={event.eventTypeId}
          eventId={event.coverSeed}
          photoUrl={event.coverUrl ?? undefined}
          shape="strip"
        />
      </div>
      <div className={inside}>
        <div className={head}>
          <div className={titles}>
            <Heading level={1} size="event" dir="auto">
              {event.name}
            </Heading>
            <div className={meta}>
              <span className={fact}>
                <CalendarDays size={16} aria-hidden="true" />
                <span title={isElsewhere ? inFull : undefined}>
                  {isElsewhere
                    ? `${formatWhen(event, locale, "short")}, ${zonePlace(event.timeZone)}`
                    : inFull}
                </span>
              </span>
              {event.seriesId !== null && (
                <Suspense fallback={null}>
                  <SeriesPlace event={event} />
                </Suspense>
              )}
              {place && (
                <span className={fact}>
                  {kind === "online" ? (
                    <Video size={16} aria-hidden="true" />
                  ) : (
                    <MapPin size={16} aria-hidden="true" />
                  )}
                  <bdi>{place}</bdi>
                </span>
              )}
              <span className={fact}>
                <PhaseChip isInHead phase={eventPhase(event, nowMs)} />
                {left && <span>{left}</span>}
                {event.visibility !== "unlisted" && (
                  <Badge>{event.visibility === "public" ? "Public" : "Private"}</Badge>
                )}
                <Suspense fallback={null}>
                  <HelpMark />
                </Suspense>
              </span>
            </div>
          </div>
          <div data-screen-only="" data-head-actions="" className={actions}>
            {children}
          </div>
        </div>
      </div>
    </>
  );
}
