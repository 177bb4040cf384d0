import { createTasksApi } from "@jubilee/core/tasks/tasks.api";
import type { TaskChange, TaskList } from "@jubilee/core/tasks/tasks.types";
import { toast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { isAboutTasks, taskKeys } from "../keys.ts";

/** All tasks of an event, for a view that shows them together. */
export const eventTasksRead = (client: DataClient, eventId: string): Read<TaskList> => ({
  key: taskKeys.ofEvent(eventId),
  call: () => createTasksApi(client).list({ of: "event", eventId }),
});

/** An event's tasks, and how they are changed: at once, all together, to be taken back together. */
export function useEventTasks(eventId: string) {
  const api = useApi(createTasksApi);
  const reading = useReading((client) => eventTasksRead(client, eventId));
  const queries = useQueryClient();
  const { run } = useWrite(taskKeys.ofEvent(eventId), "Task Management");
  const change = useCallback(
    async (changes: readonly TaskChange[], done: string): Promise<void> => {
      const written = await run(() => api.change(changes));
      if (!written) return;
      // One's own list and that of all events show them, too.
      await queries.invalidateQueries({ predicate: ({ queryKey }) => isAboutTasks(queryKey) });
      const { undoId, clashes } = written;
      const undo = undoId === null ? undefined : () => void run(() => api.undo(undoId));
      const tell = clashes.length > 0 ? toast.warning : toast.success;
      tell(done, {
        ...(undo ? { undo } : {}),
        ...(clashes.length > 0
          ? { description: "Somebody else has changed some of it meanwhile: theirs stays." }
          : {}),
      });
    },
    [api, queries, run],
  );
  return { reading, change };
}
