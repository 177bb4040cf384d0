import { counted } from "@jubilee/core/base/words.rules";
import { ListTodo } from "lucide-react";
import { createElement } from "react";
import { href } from "../../../app/routing/href.ts";
import type { EventNeed } from "../../../event-kit/event/need.types.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";

/** Tasks that are the reader's, or nobody's yet: late, or due within a week. */
export const need: EventNeed = {
  key: "tasks",
  order: 25,
  asks: "tasks.read",
  find: ({ event, overview: { tasks } }) => {
    if (!tasks || tasks.late + tasks.week === 0) return null;
    const { late, week, first } = tasks;
    const count = late > 0 ? late : week;
    const more = count > 1 ? `, and ${count - 1} more` : "";
    return {
      state: late > 0 ? "late" : "open",
      icon: createElement(ListTodo),
      what:
        late > 0
          ? `${counted(late, "task is", "tasks are")} late`
          : `${counted(week, "task is", "tasks are")} due within a week`,
      why: `“${first ?? ""}”${more}.`,
      act: count === 1 ? "See the task" : `See all ${count}`,
      href: `${href("events.details", { eventId: event.id })}${tabQuery("tasks")}${late > 0 ? "&show=late" : ""}`,
    };
  },
};
