import { joined } from "../base/words.rules.ts";
import { formatMoney } from "../money/money.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";

type State =
  | "reserved"
  | "awaiting_payment"
  | "awaiting_offline"
  | "completed"
  | "partially_refunded"
  | "refunded"
  | "cancelled"
  | "expired";

declare module "../people/held.types.ts" {
  interface HeldCopy {
    orders: { title: string; states: Readonly<Record<State, string>> };
  }
}

/** What somebody bought. */
export const held: HeldByArea<"orders"> = {
  name: "orders",
  order: 50,
  copy: {
    title: "Orders",
    states: {
      reserved: "reserved",
      awaiting_payment: "awaiting payment",
      awaiting_offline: "to be paid later",
      completed: "completed",
      partially_refunded: "partially refunded",
      refunded: "refunded",
      cancelled: "cancelled",
      expired: "expired",
    },
  },
  facts({ orders }, { states }, { day, locale }) {
    const said: Readonly<Record<string, string>> = states;
    return orders.map(({ code, event, totalMinor, currency, status, at }) => ({
      term: `${code}, ${event}`,
      detail: joined([formatMoney(totalMinor, currency, locale), said[status] ?? status, day(at)]),
    }));
  },
};
