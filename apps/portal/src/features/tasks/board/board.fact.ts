import { counted } from "@jubilee/core/base/words.rules";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "progress-board",
  words: ({ figures: { doing, blocked, todo, done } }) => {
    if (!todo && !doing && !blocked && !done) return null;
    const stuck = blocked ? `, ${blocked} blocked` : "";
    return {
      text: doing ? `${counted(doing, "task")} being done${stuck}` : `${todo ?? 0} to do${stuck}`,
    };
  },
  next: "See what is to do, being done and stuck",
  drawing: ({ figures: { todo, doing, blocked, done } }) => ({
    kind: "shares",
    parts: [
      { value: done ?? 0, tone: "good" },
      { value: doing ?? 0, tone: "waiting" },
      { value: blocked ?? 0, tone: "late" },
      { value: todo ?? 0, tone: "quiet" },
    ],
  }),
};
