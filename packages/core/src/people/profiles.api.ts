import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
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
export function createProfilesApi(client: DatabaseClient): ProfilesApi {
  return {
    mine: () => call(client, "list_my_profiles"),
    claim: (guestId) => call(client, "claim_profile", { guest_id_param: guestId }),
    claimByLink: (token) => call(client, "claim_profile", { token }),
  };
}
