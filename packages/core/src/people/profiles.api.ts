import type { SupabaseClient } from "@supabase/supabase-js";
import { resultOf } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { MyProfile } from "./profiles.types.ts";

export interface ProfilesApi {
  /** The caller's claimed profiles, and those that bear their confirmed address. */
  mine: () => Promise<Result<MyProfile[]>>;
  /** Claims a profile that bears the caller's address; its old link dies. */
  claim: (guestId: string) => Promise<Result<{ guestId: string; token: string }>>;
  /** Claims a profile by its mailed link, whatever address it bears. */
  claimByLink: (token: string) => Promise<Result<{ guestId: string; token: string }>>;
}

/** Calls about one's own profiles; what a profile holds goes by its token. */
export function createProfilesApi(client: SupabaseClient): ProfilesApi {
  return {
    mine: async () => resultOf<MyProfile[]>(await client.rpc("list_my_profiles")),
    claim: async (guestId) =>
      resultOf<{ guestId: string; token: string }>(
        await client.rpc("claim_profile", { guest_id_param: guestId }),
      ),
    claimByLink: async (token) =>
      resultOf<{ guestId: string; token: string }>(await client.rpc("claim_profile", { token })),
  };
}
