import type { GivingPage } from "@jubilee/core/giving/giving.types";
import { amountProblem } from "@jubilee/core/giving/giving.rules";
import { parseAmount } from "@jubilee/core/money/money.rules";
import type { PageForm } from "../../page.types.ts";

/** What a donor changes of a repeating gift; each in one press. */
export const forms: Readonly<Record<string, PageForm>> = {
  amount: {
    call: "giving",
    fields: ["amount", "lang"],
    readOver: ({ amount = "", lang = "en" }, shared) => {
      const { plan, campaign } = shared as GivingPage;
      const parsed = parseAmount(amount, plan.currency, lang);
      const amountMinor = parsed.ok ? parsed.amountMinor : null;
      return amountProblem(amountMinor, campaign)
        ? { refused: { code: "invalid_input", field: "amount" } }
        : { body: { action: "amount", amountMinor } };
    },
  },
  pause: { call: "giving", fields: [], read: () => ({ action: "pause" }) },
  resume: { call: "giving", fields: [], read: () => ({ action: "resume" }) },
  cancel: { call: "giving", fields: [], read: () => ({ action: "cancel" }) },
};
