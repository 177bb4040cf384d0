import type { MissedReader } from "@jubilee/core/mailing/campaigns.types";

const reasons: Readonly<Record<string, string>> = {
  hard_bounce: "Mails to the address come back",
  complaint: "Reported a mail as unwanted before",
  manual: "On your list of addresses without mails",
  demo: "Nothing is mailed from a demo",
  unsubscribed: "Wants no mails any more",
  pointless: "Was off the list, or the event was, when it would have gone",
  failed: "No mail server took it",
};

/** Why somebody did not get it. */
export function missedWords({ status, reason }: Pick<MissedReader, "status" | "reason">): string {
  if (status === "bounced") return "The mail came back";
  return reasons[reason ?? ""] ?? "It did not go";
}
