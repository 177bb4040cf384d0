import type { EventFigures } from "@jubilee/core/insight/dashboard.types";
import { daysToGo, eventPhase } from "@jubilee/core/events/events.rules";
import {
  formatClock,
  formatClocks,
  formatDates,
  formatDay,
  wholeDays,
} from "@jubilee/core/base/time.rules";
import { Card } from "@jubilee/ui/card";
import { Countdown } from "@jubilee/ui/countdown";
import { EventCover } from "@jubilee/ui/event-cover";
import { Heading } from "@jubilee/ui/heading";
import { Link } from "@jubilee/ui/link";
import { CalendarDays, ExternalLink, MapPin } from "lucide-react";
import { RouterAnchor } from "../../../../app/routing/RouterAnchor.tsx";
import { href } from "../../../../app/routing/href.ts";
import { AnswerBar } from "../../../../event-kit/AnswerBar.tsx";
import { AnswerStats } from "../../../../event-kit/AnswerStats.tsx";
import { PhaseChip } from "../../../../event-kit/PhaseChip.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import * as css from "./NextEventPanel.css.ts";

/** The next event: cover, when and where, how long still, and who has answered. */
export function NextEventPanel({ figures }: { figures: EventFigures }) {
  const locale = useLocale();
  const nowMs = useNow();
  const { event, pageToken } = figures;
  const { startDate, endDate, timeZone } = event;
  const clock = (instant: string) => formatClock(instant, timeZone, locale);
  const day = (instant: string) => formatDay(instant, timeZone, locale);
  const isOneDay = day(startDate) === day(endDate);
  const until = isOneDay
    ? formatClocks(startDate, endDate, timeZone, locale)
    : `${clock(startDate)} – ${formatDay(endDate, timeZone, locale, "short")}, ${clock(endDate)}`;
  const when = wholeDays(event) ? formatDates(event, locale) : `${day(startDate)}, ${until}`;
  const place = event.kind === "online" ? "Online" : event.locationName;
  const phase = eventPhase(event, nowMs);
  const left = daysToGo(event, nowMs);
  return (
    <Card padding="none" clip>
      <div className={css.layout}>
        <div className={css.art}>
          <div className={css.artInside}>
            <EventCover
              typeId={event.eventTypeId}
              eventId={event.coverSeed}
              photoUrl={event.coverUrl ?? undefined}
              shape="fill"
            />
          </div>
        </div>
        <div className={css.who}>
          <Heading level={2} size="event" dir="auto">
            <RouterAnchor
              href={href("events.details", { eventId: event.id })}
              className={css.title}
            >
              {event.name}
            </RouterAnchor>
          </Heading>
          <div className={css.facts}>
            <span className={css.fact}>
              <CalendarDays size={16} className={css.factIcon} aria-hidden="true" />
              {when}
            </span>
            {place && (
              <span className={css.fact}>
                <MapPin size={16} className={css.factIcon} aria-hidden="true" />
                <bdi>{place}</bdi>
              </span>
            )}
          </div>
          <div className={css.state}>
            <PhaseChip isInHead phase={phase} />
            {left && <span className={css.timeLine}>{left}</span>}
            {pageToken && phase !== "draft" && (
              <Link
                look="action"
                href={href("publicEvent.view", { shareToken: pageToken })}
                target="_blank"
                iconEnd={<ExternalLink />}
              >
                View page
              </Link>
            )}
          </div>
        </div>
        <div className={css.time}>
          <Countdown
            until={startDate}
            overLabel={phase === "ongoing" ? "Happening now" : "It is over"}
          />
        </div>
        <div className={css.answers}>
          <AnswerBar counts={event.answers} />
          <AnswerStats counts={event.answers} money={{ ...figures, currency: event.currency }} />
        </div>
      </div>
    </Card>
  );
}
