import { joined } from "../base/words.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";

/** The invitations somebody was sent. */
export const held: HeldByArea = {
  title: "Mails to you",
  order: 70,
  facts: ({ mails }, { day }) =>
    mails.map(({ kind, event, status, at }) => ({
      term: `${kind === "reminder" ? "Reminder" : "Invitation"}, ${event}`,
      detail: joined([status, day(at)]),
    })),
};
