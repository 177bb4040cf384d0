import type { HelpArea } from "../../../page-kit/help/help.types.ts";

/** What somebody wants to do who looks for help: the areas of the help center in their words. */
export const goals: Readonly<Record<HelpArea, { want: string; such: string }>> = {
  start: { want: "Plan an event", such: "Begin, set the day, change it, copy it, cancel it" },
  guests: { want: "Invite people and hear who comes", such: "Lists, invitations, answers, meals" },
  tickets: { want: "Sell tickets and get paid", such: "Prices, codes, orders, money back" },
  venues: {
    want: "Find a place and fill the day",
    such: "Venues, bookings, activities, the schedule",
  },
  door: { want: "Run the day itself", such: "Check-in, seats, badges" },
  giving: { want: "Raise money", such: "Campaigns, gifts, receipts" },
  share: { want: "Put it on a site or in a calendar", such: "Links, widgets, feeds, countdowns" },
  account: { want: "Look after my account", such: "Signing in, plans, privacy, your data" },
  trouble: { want: "Get past a message", such: "What went wrong, and what to do now" },
};
