import type { DatabaseClient } from "../database/client.types.ts";
import { act } from "../base/calls.api.ts";
import { resultOf } from "../base/result.rules.ts";
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
export function createFlagsApi(client: DatabaseClient): FlagsApi {
  return {
    async list() {
      const { data, error } = await client
        .from("feature_flags")
        .select("featureKey:feature_key, state, note, updatedAt:updated_at");
      return resultOf<FeatureFlag[]>({ data, error });
    },
    set: ({ featureKey, state, note, reason }) =>
      act(client, "set_feature_flag", {
        feature_param: featureKey,
        state_param: state,
        note_param: note,
        reason_param: reason,
      }),
  };
}
