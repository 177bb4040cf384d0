import { href } from "../../../../app/routing/href.ts";
import type { ArticleBodies } from "../../../../page-kit/help/help.types.ts";

/** Campaigns and gifts. */
export const givingBodies: ArticleBodies = {
  campaigns: {
    body: [
      {
        steps: [
          "Open Fundraising, then New campaign: a name, a goal, a currency and the story.",
          "Say how people give: once, every month or every year, with suggested amounts.",
          "Take it live, copy the page’s address, or put the form into your own site.",
        ],
      },
      "The bar shows what arrived, less what went back. We add no tip of our own, and “I add the payment fee” is never ticked beforehand.",
      "Donors may give in someone’s name or without showing theirs.",
    ],
    next: ["gifts", "embed-a-widget"],
    open: { label: "Fundraising", path: href("fundraising.list") },
  },
  gifts: {
    body: [
      "Open a campaign to see its gifts. Add one that came by cash, transfer or cheque as a gift by hand; it counts like the others.",
      {
        list: [
          "The donor gets a receipt by mail, with your tax sentence.",
          "A repeating gift is changed, paused or ended by its donor, by the link in every mail.",
          "Give money back from the gift’s line; the bar falls with it.",
        ],
      },
      "Fundraising tracking shows all campaigns by month and what each brought.",
    ],
    next: ["campaigns", "refunds"],
    open: { label: "Fundraising tracking", path: href("fundraising.tracking") },
  },
};
