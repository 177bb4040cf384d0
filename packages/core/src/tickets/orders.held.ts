import { joined } from "../base/words.rules.ts";
import { formatMoney } from "../money/money.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";

/** What somebody bought. */
export const held: HeldByArea = {
  title: "Orders",
  order: 50,
  facts: ({ orders }, { day, locale }) =>
    orders.map(({ code, event, totalMinor, currency, status, at }) => ({
      term: `${code}, ${event}`,
      detail: joined([
        formatMoney(totalMinor, currency, locale),
        status.replaceAll("_", " "),
        day(at),
      ]),
    })),
};
