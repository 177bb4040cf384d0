import { firstName } from "@jubilee/core/base/names.rules";
import type { OrderStatus, OrderView } from "@jubilee/core/sharing/public-event.types";

const headlines: Record<OrderStatus, string> = {
  reserved: "Not finished yet",
  awaiting_payment: "Waiting for the payment",
  awaiting_offline: "Held for you until it is paid",
  completed: "You’re going",
  partially_refunded: "You’re going",
  refunded: "Your money is on its way back",
  cancelled: "This order was cancelled",
  expired: "The reservation ran out",
};

const leads: Record<OrderStatus, string> = {
  reserved: "The tickets are held for you. Go back to where you chose them to finish.",
  awaiting_payment: "This page shows the tickets as soon as the payment is confirmed.",
  awaiting_offline: "The tickets come by mail as soon as the organiser has the money.",
  completed: "",
  partially_refunded: "A part of the money was given back.",
  refunded: "The tickets of this order are not valid any more.",
  cancelled: "Nothing was taken.",
  expired: "The tickets are back on sale, and nothing was taken. You can take them again.",
};

/** What a cancelled event leaves standing: everything else waits for what does not take place. */
const settled: ReadonlySet<OrderStatus> = new Set(["refunded", "cancelled", "expired"]);

function isCalledOff({ status, event }: Pick<OrderView, "status" | "event">): boolean {
  return event.status === "cancelled" && !settled.has(status);
}

/** What became of tickets that admit nobody any more; null while one does. */
function endOf({ status, tickets }: Pick<OrderView, "status" | "tickets">): string | null {
  if (status !== "completed" && status !== "partially_refunded") return null;
  const admits = tickets.some(
    (ticket) => ticket.status === "valid" || ticket.status === "checked_in",
  );
  if (admits || tickets.length === 0) return null;
  const isPassedOn = tickets.every((ticket) => ticket.status === "transferred");
  const [noun, is] = tickets.length === 1 ? ["ticket", "is"] : ["tickets", "are"];
  return isPassedOn ? `You passed your ${noun} on` : `Your ${noun} ${is} not valid any more`;
}

/** What happened, in a line. */
export function orderHeadline(
  order: Pick<OrderView, "status" | "buyerName" | "event" | "tickets">,
): string {
  if (isCalledOff(order)) return `${order.event.name} does not take place`;
  const end = endOf(order);
  if (end) return end;
  const first = firstName(order.buyerName);
  const headline = headlines[order.status];
  return first && headline === headlines.completed ? `${headline}, ${first}` : headline;
}

/** What is safe and what to do, in a sentence. */
export function orderLead(
  order: Pick<OrderView, "status" | "code" | "buyerEmail" | "event" | "tickets">,
): string {
  if (isCalledOff(order)) {
    const paid = order.status === "completed" || order.status === "partially_refunded";
    return `Order ${order.code}. ${paid ? "Its tickets admit nobody any more." : "Please do not pay for it any more."}`;
  }
  if (endOf(order)) return `Order ${order.code}. No code of it admits anybody here any more.`;
  const mail = order.buyerEmail ? ` The tickets are also on their way to ${order.buyerEmail}.` : "";
  if (order.status === "completed") return `Order ${order.code}.${mail}`;
  return `Order ${order.code}. ${leads[order.status]}`;
}
