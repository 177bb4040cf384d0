import { peopleWords } from "@jubilee/core/events/event-types.rules";
import { CalendarSync } from "lucide-react";
import { createElement } from "react";
import { href } from "../../../app/routing/href.ts";
import type { EventNeed } from "../../../event-kit/event/need.types.ts";

/** After a move or a change: that everybody still reads the programme as it was published. */
export const need: EventNeed = {
  key: "programme",
  order: 30,
  asks: "schedule.write",
  find: ({ event, overview: { programme } }) => {
    if (!programme || programme.changes === 0 || event.status === "cancelled") return null;
    const { version, changes } = programme;
    return {
      state: "news",
      icon: createElement(CalendarSync),
      what: `Your ${peopleWords(event.eventTypeId).many} still see the old programme`,
      why: `${changes === 1 ? "One entry is" : `${changes} entries are`} different since version ${version}. Nobody is told until you publish it again.`,
      act: "Look and publish",
      href: `${href("activities.schedule")}?event=${event.id}&publish=1`,
    };
  },
};
