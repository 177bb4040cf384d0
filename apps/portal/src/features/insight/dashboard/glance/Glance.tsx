import { Card } from "@jubilee/ui/card";
import { LinkButton } from "@jubilee/ui/link-button";
import { Plus } from "lucide-react";
import { lazy, Suspense, type ComponentType } from "react";
import { href } from "../../../../app/routing/href.ts";
import { useEffectivePlan } from "../../../../app/session/useEffectivePlan.ts";
import { LatestActivity } from "../../../../event-kit/LatestActivity.tsx";
import { useReading } from "../../../../page-kit/data/useRead.ts";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { useAtAGlance } from "../useAtAGlance.ts";
import { useLiveGlance } from "../useLiveGlance.ts";
import { AllEvents } from "./AllEvents.tsx";
import { AlsoComingUp } from "./AlsoComingUp.tsx";
import { actions, pair, switcher } from "./Glance.css.ts";
import { ChartsSkeleton, GlanceSkeleton } from "./GlanceSkeleton.tsx";
import { NextEventCharts } from "./NextEventCharts.tsx";
import { NextEventPanel } from "./NextEventPanel.tsx";
import { Welcome } from "./Welcome.tsx";
import { tasksRead } from "./tasksRead.ts";

/** The menu's machinery comes after the figures. */
const EventSwitcher = lazy(async () => {
  const { EventSwitcher } = await import("./EventSwitcher.tsx");
  return { default: EventSwitcher };
});

/** What waits comes after the figures, too, and is no part of their call. */
const WaitingNotices = lazy(async () => {
  const { WaitingNotices } = await import("./WaitingNotices.tsx");
  return { default: WaitingNotices };
});

/** The next event in figures, what is to be done, and what else comes up. */
export function Glance({ tasks: Tasks }: { tasks: ComponentType }) {
  const plan = useEffectivePlan();
  const { data, error, refetch } = useAtAGlance();
  useLiveGlance(data?.next?.event.id);
  /* Asked for at once: they stand above the charts, which nothing shall push down once they are there. */
  const { isPending: isWaiting } = useReading(tasksRead);
  const events = data?.events ?? [];
  return (
    <PageFrame>
      <PageHeader
        title="At a Glance"
        actions={
          data?.next && (
            <div className={actions}>
              <div className={switcher}>
                <Suspense fallback={<AllEvents count={events.length} />}>
                  <EventSwitcher count={events.length} />
                </Suspense>
              </div>
              <LinkButton href={href("events.create")} icon={<Plus />}>
                Create event
              </LinkButton>
            </div>
          )
        }
      />
      {error && !data && <LoadFailed what="Your events" error={error} onRetry={refetch} />}
      {!data && !error && <GlanceSkeleton />}
      {data && !data.next && <Welcome />}
      {data?.next && (
        <>
          <NextEventPanel figures={data.next} />
          {isWaiting ? (
            <ChartsSkeleton />
          ) : (
            <Suspense fallback={<ChartsSkeleton />}>
              <Tasks />
              <NextEventCharts figures={data.next} />
            </Suspense>
          )}
          <Suspense fallback={null}>
            <WaitingNotices />
          </Suspense>
          <div className={pair}>
            <Card title="Latest activity" fill>
              <LatestActivity entries={data.activity.slice(0, 6)} plan={plan} />
            </Card>
            <AlsoComingUp events={events.filter(({ id }) => id !== data.next?.event.id)} />
          </div>
        </>
      )}
    </PageFrame>
  );
}
