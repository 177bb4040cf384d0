import { eventPhase, isStillToCome } from "@jubilee/core/events/events.rules";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Afterwards } from "../../app/frame/Afterwards.tsx";
import { eventRead, overviewRead } from "../../event-kit/data/event.reads.ts";
import { useOverview } from "../../event-kit/data/useOverview.ts";
import { rowReads } from "../../event-kit/event/useRows.ts";
import type { EventCard, EventCardProps } from "../../event-kit/event/card.types.ts";
import type { EventTabProps, TabModule } from "../../event-kit/event/tab.types.ts";
import { LoadFailed } from "../../page-kit/LoadFailed.tsx";
import { useNow } from "../../page-kit/useNow.ts";
import { BehindPlans } from "./BehindPlans.tsx";
import { ChecksCard } from "./ChecksCard.tsx";
import { eventCards } from "./eventCards.ts";
import { eventChecks } from "./eventChecks.ts";
import { NeedsCard } from "./NeedsCard.tsx";
import { layout, stacked } from "./OverviewTab.css.ts";
import { waiting } from "./waiting.ts";

/** As many of a column's cards are in sight, or nearly. */
const inSight = 3;
const columns = ["main", "side"] as const satisfies readonly EventCard["column"][];

/** The cards that stand there for this event. */
const cardsOf = (place: EventCardProps, nowMs: number) =>
  eventCards.filter(({ isShown, behind }) => (isShown?.(place, nowMs) ?? true) && !behind?.(place));

/** What the cards show that stand there for this event. */
export const reads: TabModule["reads"] = async (reader, eventId) => {
  const { client, read } = reader;
  const [event, overview] = await Promise.all([
    read(eventRead(client, eventId)),
    read(overviewRead(client, eventId)),
  ]);
  if (!event || !overview || overview.seenAs === "administrator") return;
  const rows = event.status === "draft" ? eventChecks : waiting;
  const shown = cardsOf({ event, overview }, Date.now());
  const place = { event, overview, nowMs: Date.now(), locale: "en", viewerZone: "UTC" };
  await Promise.all([
    ...shown.map(async (card) => card.reads?.(reader, event)),
    ...rowReads(rows, client, place).map(read),
  ]);
};

/** Where the event stands: what waits for the planner, who comes, what is sold, what happened, the page. */
export default function OverviewTab({ event }: Pick<EventTabProps, "event">) {
  const nowMs = useNow();
  const { data: overview, error, refetch } = useOverview(event.id);
  if (error) return <LoadFailed what="The overview" error={error} onRetry={refetch} />;
  if (!overview) {
    return (
      <div className={layout} aria-busy="true">
        <Skeleton shape="panel" height={220} />
        <Skeleton shape="panel" height={220} />
      </div>
    );
  }
  const place = { event, overview };
  const cards = cardsOf(place, nowMs);
  return (
    <div key={event.id} className={layout}>
      {columns.map((name) => (
        <div key={name} className={stacked}>
          {name === "main" &&
            (event.status === "draft" ? (
              <ChecksCard {...place} checks={eventChecks} />
            ) : (
              <NeedsCard {...place} needs={waiting} />
            ))}
          {cards
            .filter(({ column }) => column === name)
            .map(({ order, Card }, at) =>
              at < inSight ? (
                <Card key={order} {...place} />
              ) : (
                <Afterwards key={order}>
                  <Card {...place} />
                </Afterwards>
              ),
            )}
          {name === "main" && isStillToCome(eventPhase(event, nowMs)) && (
            <BehindPlans
              {...place}
              cards={eventCards.flatMap(({ behind }) => behind?.(place) ?? [])}
            />
          )}
        </div>
      ))}
    </div>
  );
}
