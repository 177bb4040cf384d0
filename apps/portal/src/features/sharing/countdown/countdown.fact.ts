import { counted } from "@jubilee/core/base/words.rules";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

const dayMs = 86_400_000;

export const fact: FactTelling = {
  feature: "countdown",
  words: ({ about }, { nowMs }) => {
    if (!about?.at) return null;
    const days = Math.floor((Date.parse(about.at) - nowMs) / dayMs);
    return { text: `${days < 1 ? "Less than a day" : counted(days, "day")} to ${about.name}` };
  },
  next: "Publish an event, and its days are counted",
};
