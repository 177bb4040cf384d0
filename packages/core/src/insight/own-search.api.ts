import type { SupabaseClient } from "@supabase/supabase-js";
import { resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { FoundGroup, OwnSearch } from "./own-search.types.ts";

export interface OwnSearchApi {
  /** Everything of one's own that has every word, in groups. */
  find: (search: OwnSearch) => Promise<Result<FoundGroup[]>>;
}

/** The one search over events, guests, activities, venues, orders and pages. */
export function createOwnSearchApi(client: SupabaseClient): OwnSearchApi {
  return {
    async find(search) {
      const found = resultOf<{ groups: FoundGroup[] }>(
        await client.rpc("search_own", { request: search }),
      );
      return found.ok ? succeed(found.value.groups) : found;
    },
  };
}
