import type { SupabaseClient } from "@supabase/supabase-js";
import { orNull } from "./guests.rules.ts";
import { resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { Household, HouseholdDraft, HouseholdTarget } from "./households.types.ts";

interface HouseholdRow {
  id: string;
  name: string;
  address: string | null;
  head_guest_id: string | null;
}

export interface HouseholdsApi {
  get: (id: string) => Promise<Result<Household>>;
  /**
   * Puts up to 50 people of one event's list, by their places on it, into a household; the first is
   * the head of a new one. They are invited and answer together from then on.
   */
  put: (
    eventGuestIds: string[],
    target: HouseholdTarget,
  ) => Promise<Result<{ name: string | null }>>;
  save: (id: string, draft: HouseholdDraft) => Promise<Result<true>>;
}

/** Calls about households; they need the RSVP plan. Failures are values. */
export function createHouseholdsApi(client: SupabaseClient): HouseholdsApi {
  return {
    async get(id) {
      const found = resultOf<HouseholdRow>(
        await client
          .from("households")
          .select("id, name, address, head_guest_id")
          .eq("id", id)
          .single(),
      );
      if (!found.ok) return found;
      const { name, address, head_guest_id: headGuestId } = found.value;
      return succeed({ id, name, address, headGuestId });
    },
    put: async (eventGuestIds, target) =>
      resultOf<{ name: string | null }>(
        await client.rpc("put_in_household", {
          event_guest_ids: eventGuestIds,
          ...(target.kind === "existing" ? { into_household_id: target.id } : {}),
          ...(target.kind === "new" ? { new_name: target.name } : {}),
        }),
      ),
    async save(id, draft) {
      const saved = resultOf<HouseholdRow>(
        await client.rpc("save_household", {
          household_id_param: id,
          fields: {
            name: draft.name,
            address: orNull(draft.address),
            headGuestId: orNull(draft.headGuestId),
          },
        }),
      );
      return saved.ok ? succeed(true) : saved;
    },
  };
}
