import type { GlanceEvent } from "@jubilee/core/insight/dashboard.types";
import { eventPhase } from "@jubilee/core/events/events.rules";
import { formatDates } from "@jubilee/core/base/time.rules";
import { EventCover } from "@jubilee/ui/event-cover";
import { Card } from "@jubilee/ui/card";
import { Link as ActionLink } from "@jubilee/ui/link";
import { Text } from "@jubilee/ui/text";
import { RouterAnchor } from "../../../../app/routing/RouterAnchor.tsx";
import { href } from "../../../../app/routing/href.ts";
import { PhaseChip } from "../../../../event-kit/PhaseChip.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { end, line, name, words } from "./Glance.css.ts";

/** As many as stand beside the latest activity; all of them are a list of their own. */
const shownEvents = 4;

/** The other events that are still to come, as lines. */
export function AlsoComingUp({ events }: { events: readonly GlanceEvent[] }) {
  const locale = useLocale();
  const nowMs = useNow();
  const coming = events.filter(({ endDate }) => Date.parse(endDate) > nowMs);
  const all = (
    <ActionLink look="action" href={href("events.manage")}>
      All events
    </ActionLink>
  );

  return (
    <Card title="Also coming up" fill action={coming.length > shownEvents && all}>
      {coming.length === 0 && <Text tone="muted">Nothing else is planned yet.</Text>}
      <ul>
        {coming.slice(0, shownEvents).map((event) => {
          const { answers, guestCount } = event;
          const phase = eventPhase(event, nowMs);
          const place = event.kind === "online" ? "Online" : event.locationName;
          const day = formatDates(event, locale, "short");
          return (
            <li key={event.id} className={line}>
              <EventCover
                typeId={event.eventTypeId}
                eventId={event.coverSeed}
                photoUrl={event.coverUrl ?? undefined}
                shape="thumb"
              />
              <div className={words}>
                <RouterAnchor
                  href={href("events.details", { eventId: event.id })}
                  className={name}
                  dir="auto"
                >
                  {event.name}
                </RouterAnchor>
                <Text tone="muted">{[day, place].filter(Boolean).join(", ")}</Text>
                <span className={end}>
                  {phase === "upcoming" && guestCount > 0 ? (
                    `${guestCount - answers.pending} of ${guestCount} answered`
                  ) : (
                    <PhaseChip phase={phase} />
                  )}
                </span>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
