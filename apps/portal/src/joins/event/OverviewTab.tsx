import { Skeleton } from "@jubilee/ui/skeleton";
import { useOverview } from "../../event-kit/data/useOverview.ts";
import type { EventCard } from "../../event-kit/event/card.types.ts";
import type { EventTabProps } from "../../event-kit/event/tab.types.ts";
import { LoadFailed } from "../../page-kit/LoadFailed.tsx";
import { useNow } from "../../page-kit/useNow.ts";
import { eventCards } from "./eventCards.ts";
import { layout, stacked } from "./OverviewTab.css.ts";

const columns = ["main", "side"] as const satisfies readonly EventCard["column"][];

/** Where the event stands: what is missing, who comes, what is sold, how answers are taken. */
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
  return (
    <div key={event.id} className={layout}>
      {columns.map((name) => (
        <div key={name} className={stacked}>
          {eventCards
            .filter(({ column, isShown }) => column === name && (isShown?.(place, nowMs) ?? true))
            .map(({ order, Card }) => (
              <Card key={order} {...place} />
            ))}
        </div>
      ))}
    </div>
  );
}
