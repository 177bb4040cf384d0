import type { LinkKind } from "../sharing/links.types.ts";

/** Links of a campaign. */
export const givingLinks = {
  campaign: { title: "Campaign page", path: "/campaign/", call: "donation" },
  embed_donation: {
    title: "Donation widget",
    path: "/embed/donation/",
    call: "donation",
    widget: "donation",
  },
} as const satisfies Record<string, LinkKind>;
