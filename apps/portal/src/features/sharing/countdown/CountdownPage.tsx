import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { useSearchParams } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { useNow } from "../../../page-kit/useNow.ts";
import { useServerClock } from "../../../page-kit/useServerClock.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { CountdownList } from "./CountdownList.tsx";
import { comingEvents } from "./coming.rules.ts";
import { CountdownStage } from "./CountdownStage.tsx";
import { useMyEvents } from "../../../event-kit/data/useMyEvents.ts";

/** Days to go until one event, large enough for a wall, and the other dates under it. */
export default function CountdownPage() {
  const nowMs = useNow();
  const aheadMs = useServerClock();
  const [query, setQuery] = useSearchParams();
  const { data, error, refetch } = useMyEvents();
  const trueMs = nowMs + aheadMs;
  const coming = useMemo(() => data && comingEvents(data, trueMs), [data, trueMs]);
  const chosen = coming?.find(({ id }) => id === query.get("event")) ?? coming?.[0];
  const create = (
    <LinkButton href={href("events.create")} icon={<Plus />}>
      Create event
    </LinkButton>
  );
  return (
    <PageFrame>
      <PageHeader title="Countdown" />
      {error && <LoadFailed what="Your events" error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton shape="panel" height={520} />}
      {coming && !chosen && (
        <EmptyState drawing="hourglass" title="Nothing to count down to" action={create}>
          Every event that is still ahead of you counts down here, on this page or on a wall.
        </EmptyState>
      )}
      {coming && chosen && (
        <>
          <CountdownStage key={chosen.id} event={chosen} aheadMs={aheadMs} />
          <CountdownList
            events={coming}
            chosenId={chosen.id}
            aheadMs={aheadMs}
            onChoose={(event) => setQuery({ event }, { replace: true })}
          />
        </>
      )}
    </PageFrame>
  );
}
