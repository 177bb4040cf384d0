import { planNames } from "./access.rules.ts";
import type { BillingEvent, FrozenItem, Invoice } from "./billing.types.ts";

const kinds: Readonly<Record<string, readonly [one: string, many: string]>> = {
  guests: ["person on your lists", "people on your lists"],
  households: ["household", "households"],
  event_guests: ["invitation", "invitations"],
  ticket_types: ["ticket type", "ticket types"],
  capacity_pools: ["shared capacity", "shared capacities"],
  team_members: ["other member of your team", "other members of your team"],
};

/** "248 people on your lists": one kind of frozen thing, counted. */
export function frozenText({ kind, count }: FrozenItem): string {
  const [one, many] = kinds[kind] ?? [kind.replaceAll("_", " "), kind.replaceAll("_", " ")];
  return `${count} ${count === 1 ? one : many}`;
}

/** The policy of every step down, in the words that people read. */
export const downgradePolicy =
  "Nothing is deleted and nothing public breaks: your pages stay up, guests can still answer, tickets already on sale keep selling. What belongs to a higher plan can be looked at and exported, but no longer changed. Below Business only the account’s owner changes things; other members of the team keep looking.";

/** The states of an invoice as people read them. */
export const invoiceStatus: Record<Invoice["status"], string> = {
  open: "Open",
  paid: "Paid",
  uncollectible: "Not paid",
};

const happened: Readonly<Record<string, (plan: string) => string>> = {
  started: (plan) => `${plan} started`,
  upgraded: (plan) => `Went up to ${plan}`,
  renewed: (plan) => `${plan} renewed`,
  extended: (plan) => `A month of ${plan} added`,
  change_scheduled: (plan) => `Change to ${plan} scheduled`,
  resumed: (plan) => `Stayed with ${plan}`,
  downgraded: (plan) => `Went down to ${plan}`,
  payment_failed: (plan) => `Payment for ${plan} failed`,
  ended: (plan) => `${plan} ended`,
  trial_started: () => "Trial started",
  trial_ended: () => "Trial ended",
};

/** What happened to a plan, in a few words. */
export function billingEventText({ kind, planType }: BillingEvent): string {
  return happened[kind]?.(planType ? planNames[planType] : "Plan") ?? kind.replaceAll("_", " ");
}
