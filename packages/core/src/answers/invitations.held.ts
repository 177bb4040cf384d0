import { joined } from "../base/words.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";

declare module "../people/held.types.ts" {
  interface HeldCopy {
    mails: {
      title: string;
      kinds: Readonly<Record<"invitation" | "reminder", string>>;
      states: Readonly<Record<"queued" | "sent" | "skipped" | "failed", string>>;
    };
  }
}

/** The invitations somebody was sent. */
export const held: HeldByArea<"mails"> = {
  name: "mails",
  order: 70,
  copy: {
    title: "Mails to you",
    kinds: { invitation: "Invitation", reminder: "Reminder" },
    states: { queued: "queued", sent: "sent", skipped: "skipped", failed: "failed" },
  },
  facts({ mails }, { kinds, states }, { day }) {
    const said: Readonly<Record<string, string>> = states;
    return mails.map(({ kind, event, status, at }) => ({
      term: `${kind === "reminder" ? kinds.reminder : kinds.invitation}, ${event}`,
      detail: joined([said[status] ?? status, day(at)]),
    }));
  },
};
