import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import type { Result } from "../base/result.types.ts";
import type { OwnFound, OwnSearch } from "./own-search.types.ts";

export interface OwnSearchApi {
  /** Everything of one's own that has every word, in groups; else what may have been meant. */
  find: (search: OwnSearch) => Promise<Result<OwnFound>>;
}

/** The one search over everything of one's own. */
export function createOwnSearchApi(client: DatabaseClient): OwnSearchApi {
  return {
    find: (search) => call(client, "search_own", { request: search }),
  };
}
