import { askSql } from "../_shared/ask-sql.ts";
import type { PublicCalls } from "./call.types.ts";
import { tellMany } from "./tells.ts";

export const calls: PublicCalls = {
  /** An event's photos and sponsors, as far as the link shows them. */
  "GET gallery": (call) =>
    tellMany(call, `gallery:${call.token}`, () =>
      askSql(call.deps, "get_shared_gallery", { token: call.token }),
    ),
};
