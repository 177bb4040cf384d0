import { firstName } from "@jubilee/core/base/names.rules";
import type { OrderStatus, OrderTicket, OrderView } from "@jubilee/core/sharing/public-event.types";
import type { OrderWords } from "./words/words.types.ts";

type Order = Pick<OrderView, "status" | "code" | "buyerName" | "buyerEmail" | "event" | "tickets">;

/** What a cancelled event leaves standing: everything else waits for what does not take place. */
const settled: ReadonlySet<OrderStatus> = new Set(["refunded", "cancelled", "expired"]);

/** Whether an order waits for an event that does not take place. */
export function isCalledOff({ status, event }: Pick<OrderView, "status" | "event">): boolean {
  return event.status === "cancelled" && !settled.has(status);
}

/** Whether a ticket admits its holder. */
export function admits({ event }: Pick<OrderView, "event">, { status }: OrderTicket): boolean {
  return event.status !== "cancelled" && (status === "valid" || status === "checked_in");
}

/** What happened with an order, in a line, and what is safe and what to do, in a sentence. */
export function orderSaid(order: Order, own: OrderWords): { title: string; text: string } {
  const { status, code, buyerName, buyerEmail, event, tickets } = order;
  const said = (title: string, text: string) => ({ title, text: `${own.order(code)} ${text}` });
  const isPaid = status === "completed" || status === "partially_refunded";
  if (isCalledOff(order)) {
    return said(own.calledOff(event.name), isPaid ? own.calledOffPaid : own.calledOffUnpaid);
  }
  if (!isPaid) return said(...own.states[status]);
  const isOver = tickets.every((ticket) => !["valid", "checked_in"].includes(ticket.status));
  if (isOver && tickets.length > 0) {
    const isPassedOn = tickets.every((ticket) => ticket.status === "transferred");
    const title = (isPassedOn ? own.passedOn : own.invalid)(tickets.length);
    return said(title, own.admitsNobody);
  }
  const mailed = buyerEmail ? own.alsoMailed(buyerEmail) : "";
  const text = status === "completed" ? mailed : own.partlyRefunded;
  return { title: own.pass.title(firstName(buyerName)), text: said("", text).text.trim() };
}
