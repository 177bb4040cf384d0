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
  return (
    <TaskScreen
      view={viewOf(view)}
      place={{ kind: "tab", eventId: event.id }}
      request={{ of: "event", eventId: event.id }}
      events={[event]}
      glowing={glowing}
    />
  );
}
