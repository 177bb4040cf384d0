import type { Fields } from "../../fields.ts";
import { sumOf, whoOf } from "../talk/notice-words.ts";
import type { NoticeMail } from "../talk/notices.types.ts";

function ticketsOf(told: Fields): string {
  const tickets = Number(told["tickets"] ?? 1);
  return tickets === 1 ? "a ticket" : `${tickets} tickets`;
}

/** How planners are told of orders. */
export const notices = {
  order: { line: (told) => `${whoOf(told)} took ${ticketsOf(told)}, ${sumOf(told)}` },
  refund: { line: (told) => `${sumOf(told)} went back to ${whoOf(told)}` },
} as const satisfies Record<string, NoticeMail>;
