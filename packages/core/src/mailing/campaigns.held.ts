import { joined } from "../base/words.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";

declare module "../people/profiles.types.ts" {
  interface HeldData {
    campaigns: HeldCampaign[];
  }
}

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

/** A campaign that somebody got. */
interface HeldCampaign {
  subject: string;
  event: string;
  at: string;
  /** Where that was counted. */
  openedAt: string | null;
  /** How many of its links they pressed, and when the last time. */
  pressed: number;
  pressedAt: string | null;
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
    campaigns.map(({ subject, event, at, openedAt, pressed }) => ({
      term: subject,
      detail: joined([
        event,
        copy.sent(day(at)),
        openedAt && copy.opened(day(openedAt)),
        pressed > 0 && copy.pressed(pressed),
      ]),
    })),
};
