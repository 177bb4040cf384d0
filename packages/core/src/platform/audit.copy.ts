import type { AuditTopic } from "./audit.types.ts";
import { audited } from "./audited.gen.ts";

const labels: Readonly<Record<AuditTopic, string>> = {
  events: "Events",
  guests: "Guests and answers",
  schedule: "Activities",
  venues: "Venues",
  tickets: "Tickets and orders",
  money: "Payments and gifts",
  links: "Links and showcases",
  account: "Account and team",
};

/** What the lines of the log are about, as a planner chooses it: each area says what it writes. */
export const auditTopics: readonly { id: AuditTopic; label: string; kinds: readonly string[] }[] = (
  Object.keys(labels) as AuditTopic[]
).map((id) => ({
  id,
  label: labels[id],
  kinds: audited.flatMap((area) => Object.keys(area[id] ?? {})),
}));

const nouns = new Map(
  audited.flatMap((area) => Object.values(area).flatMap((kinds) => Object.entries(kinds))),
);

/** What a sentence calls a thing of this kind: "a guest"; null where no area says it. */
export const auditNoun = (kind: string): string | null => nouns.get(kind) ?? null;

/** Steps that are more than a row added, changed or removed, as a sentence says them. */
export const auditSteps: Readonly<Record<string, string>> = {
  "accounts.deleted": "deleted the account",
  "accounts.handed_over": "handed the account over",
  "bank_accounts.removed": "removed the bank account",
  "bank_accounts.saved": "saved the bank account",
  "bank_accounts.unmasked": "looked at the bank account's number",
  "email_campaigns.cancelled": "cancelled an e-mail campaign",
  "email_campaigns.paused": "paused an e-mail campaign",
  "email_campaigns.scheduled": "scheduled an e-mail campaign",
  "email_campaigns.sending": "let an e-mail campaign go on",
  "forum_topics.split": "split a forum topic",
  "guests.edited_together": "changed several guests",
  "guests.erased": "erased a guest",
  "guests.import_undone": "took an import back",
  "guests.imported": "imported guests",
  "guests.mail_wish": "changed what mails a guest gets",
  "guests.merge_undone": "took a merge of guests back",
  "guests.merged": "merged two guests",
  "households.joined": "put somebody into a household",
  "households.left": "took somebody out of a household",
  "households.saved": "changed a household",
  "invitations.codes_listed": "made a list of the guests' codes",
  "invitations.sent": "sent invitations",
  "mail_suppressions.added": "stopped mails to an address",
  "mail_suppressions.lifted": "allowed mails to an address again",
  "members.state": "changed a member's standing",
  "messages.declined": "declined a message to a member",
  "messages.hidden": "hid a message",
  "messages.released": "let a message to a member through",
  "messages.shown": "showed a message again",
  "orders.attention_resolved": "settled what an order waited for",
  "orders.buyer_corrected": "corrected an order's buyer",
  "orders.cancelled": "cancelled an order",
  "orders.completed": "completed an order",
  "orders.mailed": "sent an order's mail again",
  "orders.marked_paid": "marked an order as paid",
  "payments.refunded": "gave money back",
  "profiles.claimed": "took over a member's profile",
  "profiles.link_sent": "sent a link to a member's profile",
  "profiles.link_shown": "showed a link to a member's profile",
  "profiles.saved": "changed a member's profile",
  "registrations.made": "registered members",
  "roles.deleted": "removed a role",
  "roles.saved": "saved a role",
  "seating.moved": "moved a table",
  "seating.need_saved": "noted what somebody needs at the table",
  "seating.rule_removed": "removed a wish about the seating",
  "seating.rule_saved": "saved a wish about the seating",
  "seating.seat_freed": "freed a seat",
  "seating.seat_held": "held a seat",
  "seating.set": "seated guests",
  "seating.table_removed": "removed a table",
  "seating.table_saved": "changed a table",
  "seating.tables_added": "added tables",
  "sender_domains.removed": "removed a sender domain",
  "sender_domains.saved": "saved a sender domain",
  "sessions.ended": "signed out everywhere",
  "tags.renamed": "renamed a tag",
  "tasks.owners": "changed who does a task",
  "tasks.waits": "changed what a task waits for",
  "team_members.events": "changed what somebody of the team sees",
  "tickets.cancelled": "cancelled tickets",
  "tickets.issued": "issued tickets",
  "tickets.renamed": "changed the name on a ticket",
  "tickets.taken_back": "took tickets back",
  "tickets.transferred": "passed a ticket on",
};
