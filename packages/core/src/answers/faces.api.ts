import { call } from "../base/calls.api.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import type { EventFaces } from "./faces.types.ts";

export interface FacesApi {
  get: (eventId: string) => Promise<Result<EventFaces>>;
  /** Names who comes on the event's page, of those who agreed; or nobody. */
  set: (eventId: string, isShown: boolean) => Promise<Result<EventFaces>>;
}

/** Who is seen on an event's page, for planners. */
export function createFacesApi(client: DatabaseClient): FacesApi {
  return {
    get: (eventId) => call(client, "get_event_faces", { event_id_param: eventId }),
    set: (eventId, isShown) =>
      call(client, "set_faces_shown", { event_id_param: eventId, is_shown: isShown }),
  };
}
