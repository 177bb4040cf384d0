import { counted } from "@jubilee/core/base/words.rules";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "ticket-management",
  words: ({ figures }) => {
    const { types, sold = 0, held = 0, free = 0, unlimited } = figures;
    if (!types && !sold) return null;
    const places = (sold ?? 0) + (held ?? 0) + (free ?? 0);
    const count = new Intl.NumberFormat("en");
    const sales = unlimited
      ? `${count.format(sold ?? 0)} sold`
      : `${count.format(sold ?? 0)} of ${count.format(places)} sold`;
    return { text: `${sales}, ${counted(types ?? 0, "type")} on sale` };
  },
  next: "Make the first ticket, free or paid",
  drawing: ({ figures }) => ({
    kind: "shares",
    parts: [
      { value: figures["sold"] ?? 0, tone: "good" },
      { value: figures["held"] ?? 0, tone: "waiting" },
      { value: figures["free"] ?? 0, tone: "quiet" },
    ],
  }),
};
