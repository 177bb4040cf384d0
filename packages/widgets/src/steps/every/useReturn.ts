import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { useState } from "react";
import type { Returned } from "../../element/page-link.ts";
import type { WidgetContext } from "../../widget.types.ts";
import { useEffectOn } from "../../parts/useEffectOn.ts";

const firstWaitMs = 700;
const longestWaitMs = 4000;
const tries = 8;

/** What the visitor is told who comes back from a payment page. */
export type Arrival = "waiting" | "unpaid" | "cancelled" | "declined" | null;

export interface ReturnState {
  arrival: Arrival;
  dismiss: () => void;
}

/** Asks for the order until its payment has arrived; gives up without giving the order up. */
export function useReturn(
  context: WidgetContext,
  order: OrderView,
  returned: Returned | null,
  onOrder: (order: OrderView) => void,
): ReturnState {
  const [count, setCount] = useState(0);
  const [dismissed, setDismissed] = useState(false);
  const open = returned !== null && !dismissed;
  const waiting =
    open && returned === "finished" && order.status === "awaiting_payment" && count < tries;
  useEffectOn([], () => {
    if (open) context.shadow.host.scrollIntoView?.({ block: "start" });
  });
  useEffectOn([waiting, count], () => {
    if (!waiting) return undefined;
    let gone = false;
    const ask = async () => {
      const outcome = await context.call<OrderView>("GET", `order/${order.orderToken}`);
      if (gone) return;
      if (outcome.ok && outcome.value.status !== order.status) onOrder(outcome.value);
      else setCount(count + 1);
    };
    const wait = Math.min(longestWaitMs, firstWaitMs * 1.5 ** count);
    const timer = setTimeout(() => void ask(), wait);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  });
  if (!open) return { arrival: null, dismiss: () => undefined };
  return {
    arrival: waiting ? "waiting" : arrivalOf(order, returned),
    dismiss: () => setDismissed(true),
  };
}

function arrivalOf({ status }: OrderView, returned: Returned): Arrival {
  if (status !== "reserved" && status !== "awaiting_payment") return null;
  if (returned !== "finished") return returned;
  return status === "reserved" ? "declined" : "unpaid";
}
