import { joined } from "../base/words.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";
import type { HeldAnnouncement } from "./announcements.types.ts";

declare module "../people/held.types.ts" {
  interface HeldCopy {
    announcements: { title: string; told: (day: string) => string; read: (day: string) => string };
  }
}

/** What somebody was told by announcements. */
export const held: HeldByArea<"announcements"> = {
  name: "announcements",
  order: 77,
  copy: {
    title: "Announcements",
    told: (day) => `told ${day}`,
    read: (day) => `read ${day}`,
  },
  facts: ({ announcements }, copy, { day }) =>
    announcements.map(({ subject, event, at, readAt }: HeldAnnouncement) => ({
      term: subject ?? copy.title,
      detail: joined([event, at && copy.told(day(at)), readAt && copy.read(day(readAt))]),
    })),
};
