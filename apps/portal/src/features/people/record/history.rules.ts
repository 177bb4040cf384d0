import type { GuestHistoryEntry } from "@jubilee/core/people/guest-records.types";
import { formatPrice } from "@jubilee/core/money/money.rules";

const answers: Readonly<Record<string, string>> = {
  yes: "will come",
  no: "cannot come",
  maybe: "may come",
  waitlisted: "waits for a place",
};
const origins: Readonly<Record<string, string>> = {
  manual: "Added by hand",
  import: "Came with an import",
  rsvp: "Answered through a public link",
  order: "Bought tickets",
  waitlist: "Joined a waiting list",
};
const changes: Readonly<Record<string, string>> = {
  "guests.update": "Changed by",
  "guests.merged": "Merged with another entry by",
  "profiles.saved": "Corrected the own profile",
  "profiles.claimed": "Claimed the profile",
  "profiles.link_sent": "Profile link sent by",
  "profiles.link_shown": "Profile link handed out by",
  "members.state": "Marked in the directory by",
  "guests.erased": "Erased by their own wish",
};

/** An entry of a guest's history in words. */
export function historySentence(entry: GuestHistoryEntry, locale: string): string {
  const { kind, detail = "", event = "" } = entry;
  if (kind === "known") return origins[detail] ?? "Became known";
  if (kind === "invitation" || kind === "reminder") {
    const what = kind === "invitation" ? "Invitation" : "Reminder";
    const state = { sent: "sent", queued: "on its way", skipped: "not sent", failed: "came back" }[
      detail
    ];
    return `${what} ${state ?? detail}`;
  }
  if (kind === "opened") return "Opened the invitation";
  if (kind === "answered") {
    const people = (entry.people ?? 0) > 1 ? `, ${entry.people} people` : "";
    const by = entry.by === "planner" ? " (entered by a host)" : "";
    return `Answered: ${answers[detail] ?? detail}${people}${by}`;
  }
  if (kind === "ordered") {
    const sum =
      entry.totalMinor !== undefined && entry.currency
        ? `, ${formatPrice(entry.totalMinor, entry.currency, locale)}`
        : "";
    return `Order ${detail}${sum}`;
  }
  if (kind === "signed_up") return `Signed up for ${detail}`;
  if (kind === "claimed") return "Claimed the profile";
  const words = changes[detail] ?? "Changed by";
  if (!words.endsWith(" by")) return words;
  return `${words} ${entry.by ?? "the system"}${event ? ` for ${event}` : ""}`;
}
