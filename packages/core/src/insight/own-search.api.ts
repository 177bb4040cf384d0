import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import { succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { FoundGroup, OwnSearch } from "./own-search.types.ts";

export interface OwnSearchApi {
  /** Everything of one's own that has every word, in groups. */
  find: (search: OwnSearch) => Promise<Result<FoundGroup[]>>;
}

/** The one search over everything of one's own. */
export function createOwnSearchApi(client: DatabaseClient): OwnSearchApi {
  return {
    async find(search) {
      const found = await call(client, "search_own", { request: search });
      return found.ok ? succeed(found.value.groups) : found;
    },
  };
}
