import { counted, joined } from "@jubilee/core/base/words.rules";
import { href } from "../../../app/routing/href.ts";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "support",
  words: ({ figures }) => {
    const { open, answered } = figures;
    if (!open && !answered) return null;
    const text = joined([
      answered ? `${counted(answered, "answer")} to read` : null,
      open ? `${counted(open, "request")} with us` : null,
    ]);
    return { text };
  },
  next: "Write to us when something is in your way",
  row: ({ detail, state }) => ({
    address: href("support"),
    detail: joined([detail, state === "answered" ? "Answered" : "With us"]),
  }),
};
