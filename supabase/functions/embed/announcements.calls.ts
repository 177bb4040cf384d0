import { askSql } from "../_shared/ask-sql.ts";
import type { Fields } from "../_shared/fields.ts";
import type { PublicCalls } from "./call.types.ts";
import { perLink } from "./counts.ts";
import { readerLanguage } from "./reader-language.ts";
import { takes } from "./takes.ts";
import { tellMany, tells } from "./tells.ts";

const readsPerLink = perLink("embed:announcements:read", { max: 60, windowMs: 600_000 });

/** Which announcements were read. */
function readIds({ ids }: Fields): { ids: string[] } {
  return {
    ids: Array.isArray(ids) ? ids.filter((id) => typeof id === "string").slice(0, 100) : [],
  };
}

export const calls: PublicCalls = {
  /** What the hosts put on the event's page, in the reader's language as far as they wrote in it. */
  "GET announcements": async (call) => {
    const { token, deps } = call;
    const reader = readerLanguage(call.request) ?? undefined;
    const response = await tellMany(call, `announcements:${token}:${reader ?? ""}`, () =>
      askSql(deps, "get_shared_announcements", { token, reader }),
    );
    response.headers.append("vary", "accept-language");
    return response;
  },

  /** What a guest was told, by their personal link. */
  "GET announced": tells("get_guest_announcements"),

  /** Notes what a guest has read. */
  "POST announcements/read": takes({
    read: readIds,
    counts: [readsPerLink],
    answer: "read_guest_announcements",
  }),
};
