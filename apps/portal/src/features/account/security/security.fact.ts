import { counted } from "@jubilee/core/base/words.rules";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "security-center",
  words: ({ figures }) =>
    figures["devices"] ? { text: `Signed in on ${counted(figures["devices"], "device")}` } : null,
};
