import { formatDay } from "@jubilee/core/base/time.rules";
import { counted, joined } from "@jubilee/core/base/words.rules";
import { href } from "../../../app/routing/href.ts";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "polls",
  act: { label: "New poll", address: href("polls.create") },
  words: ({ figures }) =>
    figures["open"]
      ? {
          text: `${counted(figures["open"], "poll")} open, ${counted(figures["votes"] ?? 0, "vote")}`,
        }
      : null,
  next: "Ask for the date, the menu, a view",
  drawing: ({ series }) => ({ kind: "columns", values: series }),
  row: ({ id, count = 0, at, timeZone }, { locale }) => ({
    address: href("polls.details", { pollId: id }),
    detail: joined([
      counted(count, "vote"),
      at && timeZone && `until ${formatDay(at, timeZone, locale, "short")}`,
    ]),
  }),
};
