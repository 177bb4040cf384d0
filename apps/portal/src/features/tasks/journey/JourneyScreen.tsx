import type { EventRecord } from "@jubilee/core/events/events.types";
import { toWallTime } from "@jubilee/core/base/time.rules";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { Skeleton } from "@jubilee/ui/skeleton";
import { href } from "../../../app/routing/href.ts";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useNow } from "../../../page-kit/useNow.ts";
import { taskListHref } from "../views/taskHref.ts";
import { useEventTasks } from "../views/useEventTasks.ts";
import { useOpenTask } from "../views/useOpenTask.ts";
import { JourneyView } from "./JourneyView.tsx";

/** The planning journey of an event. */
export function JourneyScreen({ event }: { event: EventRecord }) {
  const { reading, change } = useEventTasks(event.id);
  const open = useOpenTask(event.id);
  const mayWrite = useMayDo(event.id, "tasks.write");
  const today = toWallTime(new Date(useNow()).toISOString(), event.timeZone).slice(0, 10);
  return (
    <Loaded of={reading} what="The journey" skeleton={<Skeleton shape="panel" height={420} />}>
      {({ rows }) => (
        <JourneyView
          event={event}
          rows={rows}
          today={today}
          onOpen={open}
          onDone={
            mayWrite
              ? (id) => {
                  const title = rows.find((row) => row.id === id)?.title ?? "";
                  void change([{ id, patch: { state: "done" } }], `Done: ${title}`);
                }
              : null
          }
          start={
            mayWrite && (
              <Inline>
                <LinkButton href={taskListHref(event.id)}>Write the first task</LinkButton>
                <LinkButton href={href("templates.index")} variant="outline">
                  Look at templates
                </LinkButton>
              </Inline>
            )
          }
        />
      )}
    </Loaded>
  );
}
