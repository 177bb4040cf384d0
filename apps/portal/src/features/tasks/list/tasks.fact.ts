import { calendarDays, formatDatesBriefly, formatDay } from "@jubilee/core/base/time.rules";
import { counted, joined } from "@jubilee/core/base/words.rules";
import { href } from "../../../app/routing/href.ts";
import type { FactPlace, FactTelling } from "../../../page-kit/fact.types.ts";

/** "2 days late", "Today", "Tomorrow", else its day. */
function whenWords(at: string, timeZone: string, { locale, nowMs }: FactPlace): string {
  const days = calendarDays(new Date(nowMs).toISOString(), at, timeZone);
  if (Date.parse(at) <= nowMs) return days === 0 ? "Late" : `${counted(-days, "day")} late`;
  if (days === 0) return "Today";
  return days === 1
    ? "Tomorrow"
    : formatDatesBriefly({ startDate: at, endDate: at, timeZone }, locale);
}

export const fact: FactTelling = {
  feature: "task-management",
  act: { label: "See the tasks", address: href("tasks.list") },
  words: ({ figures: { all, open, late } }) => {
    if (!all) return null;
    if (late) return { text: `${counted(late, "task is", "tasks are")} late`, isLate: true };
    return { text: open ? `${counted(open, "task")} open` : "Everything is done" };
  },
  next: "Write down what is to be done, by whom, until when",
  row: ({ id, detail = null, at, timeZone, state }, { locale, nowMs }) => {
    const isLate = at ? Date.parse(at) <= nowMs : false;
    return {
      address: `${href("tasks.list")}?event=all&task=${id}`,
      detail: joined([detail, at && timeZone && formatDay(at, timeZone, locale, "short")]),
      isLate,
      apart: {
        of: detail,
        when: at && timeZone ? whenWords(at, timeZone, { locale, nowMs }) : "",
        isMine: state === "mine",
      },
    };
  },
};
