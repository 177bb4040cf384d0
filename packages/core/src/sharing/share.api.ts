import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import { succeed } from "../base/result.rules.ts";
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
export function createShareApi(client: DatabaseClient): ShareApi {
  const readLink = async (asked: Promise<Result<StoredShareLink>>): Promise<Result<ShareLink>> => {
    const result = await asked;
    return result.ok ? succeed(readShareLink(result.value)) : result;
  };

  return {
    async list(eventId) {
      const result = await call(client, "list_share_links", { event_id_param: eventId });
      return result.ok ? succeed(result.value.map(readShareLink)) : result;
    },
    create: (eventId, kind, change) =>
      readLink(
        call(client, "create_share_link", {
          event_id_param: eventId,
          kind_param: kind,
          settings: change,
        }),
      ),
    update: (linkId, change) =>
      readLink(call(client, "update_share_link", { link_id: linkId, settings: change })),
    rotate: (linkId) => readLink(call(client, "rotate_share_link", { link_id: linkId })),
    revoke: (linkId) => readLink(call(client, "revoke_share_link", { link_id: linkId })),
  };
}
