import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import type { Result } from "../base/result.types.ts";
import type { RunOfShow, RunPress, RunPressed } from "./run-of-show.types.ts";

export interface RunOfShowApi {
  /** The day as it stands. */
  read: (eventId: string) => Promise<Result<RunOfShow>>;
  /** Sends one press. Twice is once; a clash writes nothing. */
  press: (eventId: string, press: RunPress) => Promise<Result<RunPressed>>;
}

/** Calls of the run of show. */
export function createRunOfShowApi(client: DatabaseClient): RunOfShowApi {
  return {
    read: (eventId) => call(client, "get_run_of_show", { event_id_param: eventId }),
    press: (eventId, press) =>
      call(client, "press_run_of_show", { event_id_param: eventId, press: { ...press } }),
  };
}
