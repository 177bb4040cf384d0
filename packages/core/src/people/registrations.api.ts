import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import type { Result } from "../base/result.types.ts";
import type {
  Registration,
  RegistrationDraft,
  RegistrationPlace,
  Registrations,
} from "./registrations.types.ts";

export interface RegistrationsApi {
  list: () => Promise<Result<Registrations>>;
  get: (place: RegistrationPlace) => Promise<Result<Registration>>;
  /** Registers the caller by their confirmed address; a full event puts them in line. */
  register: (place: RegistrationPlace, draft: RegistrationDraft) => Promise<Result<Registration>>;
}

/** Calls of somebody who registers for events as a member. */
export function createRegistrationsApi(client: DatabaseClient): RegistrationsApi {
  return {
    list: () => call(client, "list_registrations"),
    get: (place) =>
      call(
        client,
        "get_registration",
        "token" in place ? { token: place.token } : { event_id_param: place.eventId },
      ),
    register: (place, draft) =>
      call(client, "register_for_event", { payload: { ...place, ...draft } }),
  };
}
