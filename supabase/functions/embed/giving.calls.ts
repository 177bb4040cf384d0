import type { CampaignPulse } from "@jubilee/core/giving/giving.types";
import { askSql } from "../_shared/ask-sql.ts";
import { requiredWebAddress } from "../_shared/fields.ts";
import { Refusal } from "../_shared/refusal.ts";
import { tagged, taggedJson } from "../_shared/respond.ts";
import type { EmbedCall, PublicCalls } from "./call.types.ts";
import { readGift, readGivingChange } from "./giving/gift.ts";
import { payableGift } from "./giving/payment-page.ts";
import { requireReturnAddress } from "./origins.ts";
import { takes } from "./takes.ts";
import { sharedTtlMs, tells } from "./tells.ts";

export const calls: PublicCalls = {
  /** The campaign behind a link. */
  "GET donation": async (call) => taggedJson(call.request, (await shortMemory(call)).shared, 1),

  /** State and progress alone, for pages that stay open: 304 until a gift comes or goes back. */
  "GET donation/progress": async (call) =>
    taggedJson(call.request, (await shortMemory(call)).pulse, 1),

  /** Notes a gift and opens its payment page. */
  "POST donation": takes({
    isPrefilled: true,
    read: readGift,
    toBots: () => {
      throw new Refusal("unavailable", "This did not work just now. Please try again later.");
    },
    counts: [(call, { returnUrl }) => requireReturnAddress(call, returnUrl)],
    answer: async (call, wanted) => {
      const { deps, token } = call;
      const gift = await askSql(deps, "create_gift", { token, payload: wanted });
      return payableGift(call, gift, wanted.returnUrl, wanted.idempotencyKey);
    },
  }),

  /** The gift as it stands, by its donor's own token. */
  "GET gift": tells("get_gift", "gift_token"),

  /** Opens a payment page once more for a gift that was not paid. */
  "POST gift/pay": takes({
    read: (fields) => requiredWebAddress(fields, "returnUrl").href,
    counts: [requireReturnAddress],
    answer: async (call, returnUrl) => {
      const gift = await askSql(call.deps, "get_gift", { gift_token: call.token });
      return payableGift(call, gift, returnUrl, crypto.randomUUID());
    },
  }),

  /** A repeating gift, for its donor. */
  "GET giving": tells("get_giving_plan", "plan_token"),

  /** Another amount, a pause, going on, or the end of a repeating gift. */
  "POST giving": takes({
    read: readGivingChange,
    answer: ({ deps, token }, payload) =>
      askSql(deps, "change_giving_plan", { plan_token: token, payload }),
  }),
};

/** A campaign as it was a moment ago, and the little of it that changes with every gift. */
function shortMemory({ deps, token }: EmbedCall) {
  return deps.cache.read(`shared:${token}:donation`, sharedTtlMs, async () => {
    const read = await askSql(deps, "get_shared_campaign", { token });
    // For whoever comes by a link that is used up the campaign takes no gifts just now.
    const campaign = read.usedUp ? { ...read.campaign, state: "paused" as const } : read.campaign;
    const shared = { ...read, campaign };
    const { progress } = read;
    return {
      shared: await tagged(shared),
      pulse: await tagged({ state: campaign.state, progress } satisfies CampaignPulse),
    };
  });
}
