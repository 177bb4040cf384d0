import { call } from "../base/calls.api.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import type { HelperAct, TaskHelper } from "./helping.types.ts";

export interface TaskHelpersApi {
  list: (eventId: string) => Promise<Result<TaskHelper[]>>;
  /** With an address the link is mailed to them. */
  add: (eventId: string, input: { name: string; email?: string }) => Promise<Result<TaskHelper>>;
  change: (helperId: string, act: HelperAct) => Promise<Result<TaskHelper>>;
}

/** Calls about those who help by a link. */
export function createTaskHelpersApi(client: DatabaseClient): TaskHelpersApi {
  return {
    list: (eventId) => call(client, "list_task_helpers", { event_id_param: eventId }),
    add: (eventId, input) =>
      call(client, "add_task_helper", { event_id_param: eventId, input: { ...input } }),
    change: (helperId, act) =>
      call(client, "change_task_helper", { helper_id_param: helperId, act }),
  };
}
