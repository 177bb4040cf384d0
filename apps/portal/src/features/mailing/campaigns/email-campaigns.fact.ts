import { counted } from "@jubilee/core/base/words.rules";
import { href } from "../../../app/routing/href.ts";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "email-campaigns",
  act: { label: "New campaign", address: href("campaigns.list") },
  words: ({ figures }) =>
    figures["campaigns"]
      ? {
          text: `${counted(figures["campaigns"], "campaign")} to ${counted(figures["people"] ?? 0, "person", "people")}`,
        }
      : null,
  next: "Write to many at once, each in their own morning",
  drawing: ({ series }) => ({ kind: "columns", values: series }),
  row: ({ id, count = 0 }) => ({
    address: href("campaigns.details", { campaignId: id }),
    detail: counted(count, "person", "people"),
  }),
};
