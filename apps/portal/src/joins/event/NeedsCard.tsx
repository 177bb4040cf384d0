import { formatWhenFor } from "@jubilee/core/base/time.rules";
import { daysToGo } from "@jubilee/core/events/events.rules";
import { Card } from "@jubilee/ui/card";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { Suspense, useState } from "react";
import type { EventCardProps } from "../../event-kit/event/card.types.ts";
import type { EventNeed } from "../../event-kit/event/need.types.ts";
import { worstFirst } from "../../event-kit/event/needs.rules.ts";
import { useRows } from "../../event-kit/event/useRows.ts";
import { useLocale } from "../../page-kit/useLocale.ts";
import { useNow } from "../../page-kit/useNow.ts";
import { NeedLines } from "./NeedLines.tsx";
import { count } from "./NeedsCard.css.ts";

interface NeedsCardProps extends EventCardProps {
  needs: readonly EventNeed[];
}

/** What waits for the planner, the worst first; only the first is filled. */
export function NeedsCard({ event, overview, needs }: NeedsCardProps) {
  const { rows, isPending } = useRows(needs, { event, overview });
  const [acting, setActing] = useState<EventNeed | null>(null);
  const Acting = acting?.Dialog;
  const found = worstFirst(rows);
  return (
    <Card
      title={
        <>
          Needs you
          {found.length > 0 && <span className={count}> {found.length}</span>}
        </>
      }
    >
      {found.length > 0 && <NeedLines found={found} onAct={setActing} />}
      {found.length === 0 && (isPending ? <SkeletonRows count={2} /> : <Nothing event={event} />)}
      {Acting && (
        <Suspense>
          <Acting event={event} onClose={() => setActing(null)} />
        </Suspense>
      )}
    </Card>
  );
}

function Nothing({ event }: Pick<EventCardProps, "event">) {
  const locale = useLocale();
  const left = daysToGo(event, useNow());
  const { timeZone: viewerZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <Text tone="muted">
      {left === null
        ? "Nothing waits for you."
        : `Nothing waits for you. ${formatWhenFor(event, viewerZone, locale)}: ${left.toLowerCase()}.`}
    </Text>
  );
}
