import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import { succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import { readShowcase } from "./showcase.rules.ts";
import type { Showcase, ShowcaseDraft } from "./showcase.types.ts";

export interface ShowcaseApi {
  /** Every showcase of the account, the newest first. */
  list: () => Promise<Result<Showcase[]>>;
  /** Makes one with its link (id null) or changes one. */
  save: (id: string | null, draft: ShowcaseDraft) => Promise<Result<Showcase>>;
  /** Its links open nothing from then on. */
  remove: (id: string) => Promise<Result<true>>;
  /** A new link after the last was turned off. */
  makeLink: (id: string) => Promise<Result<true>>;
}

/** Calls about showcases, for planners. */
export function createShowcaseApi(client: DatabaseClient): ShowcaseApi {
  return {
    async list() {
      const result = await call(client, "list_showcases");
      return result.ok ? succeed(result.value.map(readShowcase)) : result;
    },
    async save(id, draft) {
      const result = await call(client, "save_showcase", {
        showcase_id_param: id,
        showcase: draft,
      });
      return result.ok ? succeed(readShowcase(result.value)) : result;
    },
    remove: (id) => act(client, "delete_showcase", { showcase_id_param: id }),
    makeLink: (id) => act(client, "create_showcase_link", { showcase_id_param: id }),
  };
}
