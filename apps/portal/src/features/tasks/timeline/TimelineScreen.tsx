import type { EventRecord } from "@jubilee/core/events/events.types";
import { toWallTime } from "@jubilee/core/base/time.rules";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { Skeleton } from "@jubilee/ui/skeleton";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useNow } from "../../../page-kit/useNow.ts";
import { taskListHref } from "../views/taskHref.ts";
import { useEventTasks } from "../views/useEventTasks.ts";
import { useOpenTask } from "../views/useOpenTask.ts";
import { TaskTimeline } from "./TaskTimeline.tsx";
import * as css from "./TimelineScreen.css.ts";
import { TimelineTools } from "./TimelineTools.tsx";
import { useTimelineLook } from "./useTimelineLook.ts";

/** The tasks of an event over time. */
export function TimelineScreen({ event }: { event: EventRecord }) {
  const { reading, change } = useEventTasks(event.id);
  const open = useOpenTask(event.id);
  const [look, setLook] = useTimelineLook();
  const mayWrite = useMayDo(event.id, "tasks.write");
  const today = toWallTime(new Date(useNow()).toISOString(), event.timeZone).slice(0, 10);
  return (
    <>
      <div className={css.tools}>
        <TimelineTools look={look} onLook={setLook} hasStages />
      </div>
      <Loaded of={reading} what="The tasks" skeleton={<Skeleton shape="panel" height={520} />}>
        {({ rows, people }) =>
          rows.length === 0 ? (
            <EmptyState
              drawing="list"
              title="Nothing to do over time yet"
              action={<LinkButton href={taskListHref(event.id)}>Write the first task</LinkButton>}
            >
              Tasks stand here as bars over their days, with what waits for what between them.
            </EmptyState>
          ) : (
            <TaskTimeline
              rows={rows}
              all={rows}
              people={people}
              event={event}
              today={today}
              look={look}
              onChange={mayWrite ? change : null}
              onOpen={({ id }) => open(id)}
            />
          )
        }
      </Loaded>
    </>
  );
}
