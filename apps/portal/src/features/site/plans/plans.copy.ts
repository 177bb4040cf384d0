import { trialDays } from "@jubilee/core/access/rules";
import { planPrices } from "@jubilee/core/plans/rules";
import type { PlanType } from "@jubilee/core/plans/types";

const currencies = [...new Set(planPrices.map(({ currency }) => currency))];
const names = new Intl.DisplayNames("en", { type: "currency" });

/** Which currency the prices are in, from the price list. */
export const priceNote = `Prices in ${currencies.map((code) => names.of(code)).join(" and ")}, taxes included, billed monthly, cancel any time.`;

interface PlanPitch {
  forWhom: string;
  badge?: string;
  contents: readonly string[];
  choose: string;
}

/** What each plan holds, in the words of the price list. Source: specification section 6. */
export const planPitches: Record<PlanType, PlanPitch> = {
  free: {
    forWhom: "For one good evening.",
    contents: [
      "Event, venue and activity management",
      "A public page with its own cover",
      "Guest list export as CSV",
    ],
    choose: "Start free",
  },
  premium: {
    forWhom: "For the person who always organises.",
    badge: `${trialDays} days free`,
    contents: [
      "RSVPs, directory and search",
      "Announcements and private messages",
      "Budgeting and payment collection",
      "Polls, photo gallery, calendar",
    ],
    choose: "Choose Premium",
  },
  pro: {
    forWhom: "For reunions with tickets and travel.",
    contents: [
      "Everything in Premium",
      "Ticket management and e-mail campaigns",
      "Lodging, travel and itineraries",
      "Tasks, timeline, financial reports",
      "Your own domain and branding",
    ],
    choose: "Choose Pro",
  },
  business: {
    forWhom: "For teams, charities and venues.",
    contents: [
      "Everything in Pro",
      "Up to 10 administrators and a staff portal",
      "Volunteers, sponsors, fundraising",
      "Custom forms, data export, enterprise support",
    ],
    choose: "Choose Business",
  },
};
