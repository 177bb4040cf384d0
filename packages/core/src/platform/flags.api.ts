import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../database/database.types.gen.ts";
import { resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { FeatureFlag, FlagState } from "./flags.types.ts";

export interface FlagChange {
  featureKey: string;
  state: FlagState;
  note: string;
  /** Kept in the audit log. */
  reason: string;
}

export interface FlagsApi {
  list: () => Promise<Result<FeatureFlag[]>>;
  /** For administrators with the right `system`. */
  set: (change: FlagChange) => Promise<Result<true>>;
}

/** Calls about features that are switched off. */
export function createFlagsApi(client: SupabaseClient<Database>): FlagsApi {
  return {
    async list() {
      const { data, error } = await client
        .from("feature_flags")
        .select("featureKey:feature_key, state, note, updatedAt:updated_at");
      return resultOf<FeatureFlag[]>({ data, error });
    },
    async set({ featureKey, state, note, reason }) {
      const { error } = await client.rpc("set_feature_flag", {
        feature_param: featureKey,
        state_param: state,
        note_param: note,
        reason_param: reason,
      });
      return error ? resultOf<true>({ data: null, error }) : succeed(true);
    },
  };
}
