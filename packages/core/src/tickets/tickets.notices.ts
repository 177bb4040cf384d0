import type { NoticeSwitch, ToldFacts } from "../account/notices.types.ts";
import { sumOf, whoOf } from "../notices/told-words.rules.ts";

function ticketsOf(told: ToldFacts): string {
  const tickets = Number(told["tickets"] ?? 1);
  return tickets === 1 ? "a ticket" : `${tickets} tickets`;
}

/** What planners are told of orders. */
export const notices = {
  order: {
    title: "Orders",
    help: "Somebody takes or buys tickets.",
    usual: "now",
    part: "guests",
    order: 20,
    line: (told) => `${whoOf(told)} took ${ticketsOf(told)}, ${sumOf(told)}`,
  },
  refund: {
    title: "Refunds",
    help: "Money went back to a buyer.",
    usual: "now",
    part: "guests",
    order: 30,
    line: (told) => `${sumOf(told)} went back to ${whoOf(told)}`,
  },
} as const satisfies Record<string, NoticeSwitch>;
