import type {
  AnnouncementCounts,
  AnnouncementMails,
  AnnouncementReader,
} from "@jubilee/core/announcements/announcements.types";
import { counted, joined } from "@jubilee/core/base/words.rules";

/** How far it has come while it goes. */
export function sendingLine({ told, people }: AnnouncementCounts): string {
  return `On its way: ${told} of ${people} have it`;
}

/** What became of its mails besides being sent; empty where all went well. */
export function mailsLine({ queued, bounced, complained, dropped }: AnnouncementMails): string {
  return (
    joined([
      queued > 0 && `${queued} waiting`,
      bounced > 0 && `${bounced} came back`,
      complained > 0 && `${complained} reported as unwanted`,
      dropped > 0 && `${dropped} not sent`,
    ]) ?? ""
  );
}

const stopped: Readonly<Record<string, string>> = {
  unsubscribed: "wants no mails",
  hard_bounce: "address does not exist",
  complaint: "reported a mail as unwanted",
  manual: "on your list of addresses without mails",
  demo: "nothing is mailed from a demo",
  pointless: "no longer needed",
  stopped: "you stopped it before it went",
  failed: "no mail server took it",
};

/** What became of one person's mail. */
export function mailWords({ byEmail, isColleague, mail, mailReason }: AnnouncementReader): string {
  if (isColleague) return "Told in the product";
  if (!byEmail) return "On their page only";
  switch (mail) {
    case "bounced":
      return "Mail came back";
    case "complained":
      return "Mail reported as unwanted";
    case "dropped":
      return `No mail: ${stopped[mailReason ?? ""] ?? "not sent"}`;
    case "delivered":
      return "Mail delivered";
    case "sent":
      return "Mail sent";
    default:
      return "Mail waiting";
  }
}

/** Whether something about a person's mail wants a look. */
export function isMailTrouble({ mail }: AnnouncementReader): boolean {
  return mail === "bounced" || mail === "complained" || mail === "dropped";
}

/** What the people of a filter are, where nobody is. */
export function nobodyWords(filter: string, people: number): string {
  if (filter === "read") return "Nobody has read it yet.";
  if (filter === "unread") return "Everybody has read it.";
  if (filter === "no_mail") return "A mail went to everybody.";
  return `It goes to ${counted(people, "person", "people")}.`;
}
