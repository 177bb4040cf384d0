import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import type { ListPage, ListRequest } from "../base/lists.types.ts";
import { resultOf } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { InventoryLink, OwnSession, SignIn } from "./devices.types.ts";

/** How many lines of the sign-in history are shown. */
const historyLines = 30;

export interface DevicesApi {
  /** Signed-in devices, this one first. */
  listSessions: () => Promise<Result<OwnSession[]>>;
  /** Signs one device out. */
  endSession: (sessionId: string) => Promise<Result<true>>;
  /** The newest lines of the sign-in history; they are kept for 90 days. */
  listSignIns: (userId: string) => Promise<Result<SignIn[]>>;
  listLinks: (request: ListRequest) => Promise<Result<ListPage<InventoryLink>>>;
  /** A new address; the old one is dead for ever. */
  rotateLink: (linkId: string) => Promise<Result<true>>;
  /** Ends a link for good. */
  revokeLink: (linkId: string) => Promise<Result<true>>;
}

/** Calls about one's own devices and links. */
export function createDevicesApi(client: DatabaseClient): DevicesApi {
  return {
    listSessions: () => call(client, "list_my_sessions"),
    endSession: (sessionId) => act(client, "end_my_session", { session_id_param: sessionId }),
    listSignIns: async (userId) => {
      const answer = await client
        .from("sign_ins")
        .select(
          "id, succeeded, isNewDevice:is_new_device, userAgent:user_agent, ipPrefix:ip_prefix, at:created_at",
        )
        .eq("user_id", userId)
        .order("created_at", { ascending: false })
        .limit(historyLines);
      return resultOf<SignIn[]>(answer);
    },
    listLinks: (request) => call(client, "list_link_inventory", { request }),
    rotateLink: (linkId) => act(client, "rotate_share_link", { link_id: linkId }),
    revokeLink: (linkId) => act(client, "revoke_share_link", { link_id: linkId }),
  };
}
