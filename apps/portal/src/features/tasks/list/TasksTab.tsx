import { useMemo } from "react";
import type { EventTabProps, TabModule } from "../../../event-kit/event/tab.types.ts";
import { useSearchParam } from "../../../page-kit/list/address/useSearchParam.ts";
import { taskListRead } from "../views/tasks.reads.ts";
import { viewOf } from "../views/taskViews.ts";
import { TaskScreen } from "../views/TaskScreen.tsx";

export const reads: TabModule["reads"] = ({ client, read }, eventId) =>
  read(taskListRead(client, { of: "event", eventId }));

/** What is to be done for an event. */
export default function TasksTab({ event, glowing }: EventTabProps) {
  const [view] = useSearchParam("view");
  const { id: eventId } = event;
  const request = useMemo(() => ({ of: "event", eventId }) as const, [eventId]);
  const events = useMemo(() => [event], [event]);
  return (
    <TaskScreen
      view={viewOf(view)}
      place={useMemo(() => ({ kind: "tab", eventId }) as const, [eventId])}
      request={request}
      events={events}
      glowing={glowing}
    />
  );
}
