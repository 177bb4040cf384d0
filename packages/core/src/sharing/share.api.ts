import type { SupabaseClient } from "@supabase/supabase-js";
import { resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import { readShareLink } from "./share.rules.ts";
import type { ShareKind, ShareLink, ShareLinkChange, StoredShareLink } from "./share.types.ts";

export interface ShareApi {
  /** Every link of an event, oldest first. */
  list: (eventId: string) => Promise<Result<ShareLink[]>>;
  create: (eventId: string, kind: ShareKind, change: ShareLinkChange) => Promise<Result<ShareLink>>;
  update: (linkId: string, change: ShareLinkChange) => Promise<Result<ShareLink>>;
  /** A new address; the old one is dead for ever. */
  rotate: (linkId: string) => Promise<Result<ShareLink>>;
  /** Ends a link for good. */
  revoke: (linkId: string) => Promise<Result<ShareLink>>;
}

/** Calls about the links of an event. */
export function createShareApi(client: SupabaseClient): ShareApi {
  const callForLink = async (
    name: "create_share_link" | "update_share_link" | "rotate_share_link" | "revoke_share_link",
    parameters: Record<string, unknown>,
  ): Promise<Result<ShareLink>> => {
    const { data, error } = await client.rpc(name, parameters);
    const result = resultOf<StoredShareLink>({ data, error });
    return result.ok ? succeed(readShareLink(result.value)) : result;
  };

  return {
    async list(eventId) {
      const { data, error } = await client.rpc("list_share_links", { event_id_param: eventId });
      const result = resultOf<StoredShareLink[]>({ data, error });
      return result.ok ? succeed(result.value.map(readShareLink)) : result;
    },
    create: (eventId, kind, change) =>
      callForLink("create_share_link", {
        event_id_param: eventId,
        kind_param: kind,
        settings: change,
      }),
    update: (linkId, change) =>
      callForLink("update_share_link", { link_id: linkId, settings: change }),
    rotate: (linkId) => callForLink("rotate_share_link", { link_id: linkId }),
    revoke: (linkId) => callForLink("revoke_share_link", { link_id: linkId }),
  };
}
