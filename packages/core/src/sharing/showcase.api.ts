import type { SupabaseClient } from "@supabase/supabase-js";
import { failureFrom, resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import { readShowcase, type StoredShowcase } from "./showcase.rules.ts";
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
export function createShowcaseApi(client: SupabaseClient): ShowcaseApi {
  const done = async (name: "delete_showcase" | "create_showcase_link", id: string) => {
    const { error } = await client.rpc(name, { showcase_id_param: id });
    return error ? { ok: false as const, error: failureFrom(error) } : succeed(true as const);
  };
  return {
    async list() {
      const { data, error } = await client.rpc("list_showcases");
      const result = resultOf<StoredShowcase[]>({ data, error });
      return result.ok ? succeed(result.value.map(readShowcase)) : result;
    },
    async save(id, draft) {
      const { data, error } = await client.rpc("save_showcase", {
        showcase_id_param: id,
        showcase: draft,
      });
      const result = resultOf<StoredShowcase>({ data, error });
      return result.ok ? succeed(readShowcase(result.value)) : result;
    },
    remove: (id) => done("delete_showcase", id),
    makeLink: (id) => done("create_showcase_link", id),
  };
}
