import { counted } from "@jubilee/core/base/words.rules";
import { href } from "../../../app/routing/href.ts";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "fundraising",
  act: { label: "New campaign", address: href("fundraising.create") },
  words: ({ figures, about }) => {
    const { open, percent } = figures;
    if (!open) return null;
    const campaigns = `${counted(open, "campaign")} open`;
    return {
      text:
        typeof percent === "number" ? `${campaigns}, ${about?.name} at ${percent} %` : campaigns,
    };
  },
  next: "Open a campaign with a goal",
  drawing: ({ figures }) => {
    const { percent } = figures;
    if (typeof percent !== "number") return null;
    const reached = Math.min(percent, 100);
    return {
      kind: "shares",
      parts: [
        { value: reached, tone: "good" },
        { value: 100 - reached, tone: "quiet" },
      ],
    };
  },
};
