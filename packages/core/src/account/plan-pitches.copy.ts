import { trialDays } from "./access.rules.ts";
import { planPrices } from "./plans.rules.ts";
import type { PlanType } from "./plans.types.ts";

const currencies = [...new Set(planPrices.map(({ currency }) => currency))];
const names = new Intl.DisplayNames("en", { type: "currency" });

/** Which currency the prices are in, from the price list. */
export const priceNote = `Prices in ${currencies.map((code) => names.of(code)).join(" and ")}, taxes included, billed monthly, cancel any time.`;

/** A thing that a plan holds, and the features of the catalogue it stands for. */
interface PlanThing {
  words: string;
  features: readonly string[];
}

/** How a plan is offered. */
export interface PlanPitch {
  forWhom: string;
  badge?: string;
  /** The plan whose contents it holds too. */
  above?: string;
  contents: readonly PlanThing[];
  choose: string;
}

const thing = (words: string, ...features: string[]): PlanThing => ({ words, features });

/** What each plan holds, in the words of the price list. Source: specification section 6. */
export const planPitches: Record<PlanType, PlanPitch> = {
  free: {
    forWhom: "For one good evening.",
    contents: [
      thing("Event, venue and activity management", "event-management", "venue-management"),
      thing("A public page with its own cover"),
      thing("Every list of yours as a CSV file"),
    ],
    choose: "Start free",
  },
  premium: {
    forWhom: "For the person who always organises.",
    badge: `${trialDays} days free`,
    contents: [
      thing("Guest lists and invitations", "rsvp"),
      thing("RSVPs, directory and search", "rsvp", "directory", "search"),
      thing("Check-in at the door", "rsvp"),
      thing("An interactive calendar, and yours in step", "interactive-calendar"),
      thing("Basic analytics", "analytics"),
      thing("Announcements", "announcements"),
      thing("Private messages", "private-messages"),
      thing("Budgeting", "budgeting"),
      thing("Payment collection", "payment-collection"),
      thing("Polls", "polls"),
      thing("Photo gallery", "photo-gallery"),
    ],
    choose: "Choose Premium",
  },
  pro: {
    forWhom: "For reunions with tickets and travel.",
    above: "Everything in Premium",
    contents: [
      thing("Ticket management", "ticket-management"),
      thing("E-mail campaigns", "email-campaigns"),
      thing("Lodging and travel", "lodging-travel"),
      thing("Itineraries", "multi-event"),
      thing("Tasks and progress board", "task-management", "progress-board"),
      thing("Timeline", "timeline"),
      thing("Financial reports", "financial-reports"),
      thing("Your own domain and branding", "custom-branding"),
    ],
    choose: "Choose Pro",
  },
  business: {
    forWhom: "For teams, charities and venues.",
    above: "Everything in Pro",
    contents: [
      thing("Donations and fundraising", "fundraising"),
      thing("Up to 10 administrators", "multi-admin"),
      thing("Staff portal", "staff-portal"),
      thing("Volunteers", "volunteers"),
      thing("Sponsors", "sponsors"),
      thing("Custom registration forms", "registration-forms"),
      thing("Data export", "data-export"),
      thing("Enterprise support", "enterprise-support"),
    ],
    choose: "Choose Business",
  },
};
