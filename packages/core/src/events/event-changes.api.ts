import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import type { Result } from "../base/result.types.ts";
import type { MoveUndone } from "./event-moves.types.ts";
import type { ChangeRequest, EventChange } from "./event-changes.types.ts";

export interface EventChangesApi {
  /** What `apply` would do. Nothing is kept and nobody is told. */
  preview: (eventId: string, request: ChangeRequest) => Promise<Result<EventChange>>;
  /** Changes an event, or dates of its series, with what hangs on them. */
  apply: (eventId: string, request: ChangeRequest) => Promise<Result<EventChange>>;
  /** Takes a move back, with what went along. */
  undo: (moveId: string) => Promise<Result<MoveUndone>>;
}

/** Calls that change an event with all that hangs on it. */
export function createEventChangesApi(client: DatabaseClient): EventChangesApi {
  return {
    preview: (eventId, request) =>
      call(client, "preview_event_change", { event_id_param: eventId, request }),
    apply: (eventId, request) => call(client, "change_event", { event_id_param: eventId, request }),
    undo: (moveId) => call(client, "undo_event_move", { move_id_param: moveId }),
  };
}
