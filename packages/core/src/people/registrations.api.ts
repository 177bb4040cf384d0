import type { SupabaseClient } from "@supabase/supabase-js";
import { resultOf } from "../base/result.rules.ts";
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
export function createRegistrationsApi(client: SupabaseClient): RegistrationsApi {
  return {
    list: async () => resultOf<Registrations>(await client.rpc("list_registrations")),
    get: async (place) =>
      resultOf<Registration>(
        await client.rpc(
          "get_registration",
          "token" in place ? { token: place.token } : { event_id_param: place.eventId },
        ),
      ),
    register: async (place, draft) =>
      resultOf<Registration>(
        await client.rpc("register_for_event", { payload: { ...place, ...draft } }),
      ),
  };
}
