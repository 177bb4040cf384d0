import { joined } from "../base/words.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";
import type { HeldCampaign } from "./campaigns.types.ts";

declare module "../people/held.types.ts" {
  interface HeldCopy {
    campaigns: {
      title: string;
      sent: (day: string) => string;
      opened: (day: string) => string;
      pressed: (links: number) => string;
    };
  }
}

/** What somebody was written by campaigns, and what was counted of it. */
export const held: HeldByArea<"campaigns"> = {
  name: "campaigns",
  order: 78,
  copy: {
    title: "Campaigns",
    sent: (day) => `sent ${day}`,
    opened: (day) => `opened ${day}`,
    pressed: (links) => (links === 1 ? "one link pressed" : `${links} links pressed`),
  },
  facts: ({ campaigns }, copy, { day }) =>
    campaigns.map(({ subject, event, at, openedAt, pressed }: HeldCampaign) => ({
      term: subject,
      detail: joined([
        event,
        copy.sent(day(at)),
        openedAt && copy.opened(day(openedAt)),
        pressed > 0 && copy.pressed(pressed),
      ]),
    })),
};
