import { formatDay } from "@jubilee/core/base/time.rules";
import { counted, joined } from "@jubilee/core/base/words.rules";
import { href } from "../../../app/routing/href.ts";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "task-management",
  act: { label: "See the tasks", address: href("tasks.list") },
  words: ({ figures: { all, open, late } }) => {
    if (!all) return null;
    if (late) return { text: `${counted(late, "task is", "tasks are")} late`, isLate: true };
    return { text: open ? `${counted(open, "task")} open` : "Everything is done" };
  },
  next: "Write down what is to be done, by whom, until when",
  row: ({ id, detail, at, timeZone }, { locale, nowMs }) => ({
    address: `${href("tasks.list")}?event=all&task=${id}`,
    detail: joined([detail, at && timeZone && formatDay(at, timeZone, locale, "short")]),
    isLate: at ? Date.parse(at) <= nowMs : false,
  }),
};
