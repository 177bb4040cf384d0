import { rowMap } from "../base/row-map.rules.ts";
import type { RowOf } from "../base/row-map.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import { orNull } from "./guests.rules.ts";
import { resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { Household, HouseholdDraft, HouseholdTarget } from "./households.types.ts";

/** The columns of a household. */
const householdRows = rowMap<"households", Household>()({
  id: "id",
  name: "name",
  address: "address",
  headGuestId: "head_guest_id",
});

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
export function createHouseholdsApi(client: DatabaseClient): HouseholdsApi {
  return {
    async get(id) {
      const found = resultOf<RowOf<typeof householdRows>>(
        await client
          .from("households")
          .select<string, RowOf<typeof householdRows>>(householdRows.columns)
          .eq("id", id)
          .single(),
      );
      return found.ok ? succeed(householdRows.fromRow(found.value)) : found;
    },
    put: (eventGuestIds, target) =>
      call(client, "put_in_household", {
        event_guest_ids: eventGuestIds,
        ...(target.kind === "existing" ? { into_household_id: target.id } : {}),
        ...(target.kind === "new" ? { new_name: target.name } : {}),
      }),
    save: (id, draft) =>
      act(client, "save_household", {
        household_id_param: id,
        fields: {
          name: draft.name,
          address: orNull(draft.address),
          headGuestId: orNull(draft.headGuestId),
        },
      }),
  };
}
