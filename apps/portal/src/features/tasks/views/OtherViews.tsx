import type { EventRecord } from "@jubilee/core/events/events.types";
import type { TaskChange, TaskRow } from "@jubilee/core/tasks/tasks.types";
import { Skeleton } from "@jubilee/ui/skeleton";
import { lazy, memo, Suspense, useCallback } from "react";
import type { TaskSetting } from "./TaskScreen.types.ts";
import type { TaskView } from "./taskViews.ts";
import { whyStays } from "./whyStays.ts";

const Timeline = lazy(async () => {
  const { TimelineView } = await import("../timeline/TimelineView.tsx");
  return { default: TimelineView };
});
const Journey = lazy(async () => {
  const { JourneyView } = await import("../journey/JourneyView.tsx");
  return { default: JourneyView };
});

const SimilarPlan = lazy(async () => {
  const { SimilarPlan } = await import("../journey/SimilarPlan.tsx");
  return { default: SimilarPlan };
});

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export interface OtherViewsProps extends Omit<TaskSetting, "onClearFilter"> {
  view: TaskView;
  /** All tasks, and those that the filter leaves. */
  rows: readonly TaskRow[];
  shown: readonly TaskRow[];
  /** Null where tasks of several events stand together. */
  event: EventRecord | null;
}

/** Tasks over time and as a journey: loaded when they are looked at. */
export const OtherViews = memo(function OtherViews(props: OtherViewsProps) {
  const { view, byId, rows, shown, event, showing, people, writes, mayWrite, onOpen } = props;
  const { change } = writes;
  const onChange = useCallback(
    (changes: readonly TaskChange[], done: string) => change(changes, done),
    [change],
  );
  const stays = useCallback((row: TaskRow) => whyStays(showing, row), [showing]);
  const openRow = useCallback(({ id }: TaskRow) => onOpen(id), [onOpen]);
  if (view !== "timeline" && view !== "journey") return null;
  const today = showing.clock.todayIn(event?.timeZone ?? deviceZone());
  return (
    <Suspense fallback={<Skeleton shape="panel" height={520} />}>
      {view === "timeline" && (
        <Timeline
          rows={shown}
          all={rows}
          people={people}
          event={event}
          today={today}
          onChange={mayWrite ? onChange : null}
          stays={stays}
          onOpen={openRow}
        />
      )}
      {view === "journey" && event && (
        <Journey
          event={event}
          rows={rows}
          today={today}
          onOpen={onOpen}
          similar={
            <Suspense fallback={null}>
              <SimilarPlan
                event={event}
                rows={rows}
                today={today}
                onAdd={mayWrite ? writes.add : null}
              />
            </Suspense>
          }
          onDone={
            mayWrite
              ? (id) => {
                  const title = byId.get(id)?.title ?? "";
                  void change([{ id, patch: { state: "done" } }], `Done: ${title}`);
                }
              : null
          }
        />
      )}
    </Suspense>
  );
});
