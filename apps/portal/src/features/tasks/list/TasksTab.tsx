import { SkeletonRows } from "@jubilee/ui/skeleton";
import { lazy, Suspense } from "react";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import type { EventTabProps, TabModule } from "../../../event-kit/event/tab.types.ts";
import { useSearchParam } from "../../../page-kit/list/address/useSearchParam.ts";
import { taskListRead } from "../views/tasks.reads.ts";
import { viewOf } from "../views/taskViews.ts";
import { TaskScreen } from "../views/TaskScreen.tsx";
import { ViewSwitch } from "../views/ViewSwitch.tsx";

const TimelineScreen = lazy(async () => {
  const { TimelineScreen } = await import("../timeline/TimelineScreen.tsx");
  return { default: TimelineScreen };
});
const JourneyScreen = lazy(async () => {
  const { JourneyScreen } = await import("../journey/JourneyScreen.tsx");
  return { default: JourneyScreen };
});

export const reads: TabModule["reads"] = ({ client, read }, eventId) =>
  read(taskListRead(client, { of: "event", eventId }));

/** What is to be done for an event. */
export default function TasksTab({ event, glowing }: EventTabProps) {
  const [view] = useSearchParam("view");
  const mayWrite = useMayDo(event.id, "tasks.write");
  const place = { kind: "tab", eventId: event.id } as const;
  if (view === "timeline" || view === "journey")
    return (
      <>
        <div className={row}>
          <ViewSwitch view={view} place={place} />
        </div>
        <Suspense fallback={<SkeletonRows count={6} />}>
          {view === "timeline" ? <TimelineScreen event={event} /> : <JourneyScreen event={event} />}
        </Suspense>
      </>
    );
  return (
    <TaskScreen
      view={viewOf(view)}
      place={{ kind: "tab", eventId: event.id }}
      request={{ of: "event", eventId: event.id }}
      events={[event]}
      mayWrite={mayWrite}
      glowing={glowing}
    />
  );
}
