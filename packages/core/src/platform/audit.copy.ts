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
  kinds: audited.flatMap((area) => area[id] ?? []),
}));
