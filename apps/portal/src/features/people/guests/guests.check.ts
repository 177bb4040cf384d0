import { peopleWords } from "@jubilee/core/events/event-types.rules";
import { href } from "../../../app/routing/href.ts";
import type { EventCheck } from "../../../event-kit/event/check.types.ts";
import { planCheck } from "../../../event-kit/event/plan-check.rules.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";

export const check: EventCheck = {
  key: "guests",
  order: 50,
  asks: "guests.write",
  find: ({ event, overview }) => {
    const { guestCount } = overview.event;
    const withoutPlan = planCheck(overview.plan, "guest lists");
    if (withoutPlan && guestCount === 0) return withoutPlan;
    const { one, many } = peopleWords(event.eventTypeId);
    // Who buys a ticket is on the list by that.
    const open = overview.asks === "tickets" ? "optional" : "open";
    return {
      state: guestCount > 0 ? "done" : open,
      words:
        guestCount > 0
          ? `${guestCount} ${guestCount === 1 ? one : many} on the list`
          : `Add the ${many}`,
      href: `${href("events.details", { eventId: event.id })}${tabQuery("guests")}`,
      act: "Open",
    };
  },
};
