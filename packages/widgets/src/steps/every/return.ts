import type { GiftView } from "@jubilee/core/giving/giving.types";
import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import {
  forgetReturned,
  returnedPayment,
  returnedToken,
  type Returned,
} from "../../element/page-link.ts";
import { keepOrder, keptOrder } from "../../client/held-order.ts";
import type { WidgetContext } from "../../widget.types.ts";

/** What a payment page has brought back, and what it says about it. */
export interface Found<View> {
  view: View;
  /** Null where no payment page has sent anybody. */
  returned: Returned | null;
}

/** Asks for what the address names; null when that is another event's. */
async function pickUp<View extends OrderView | GiftView>(
  context: WidgetContext,
  name: "order" | "gift",
  eventId: string,
): Promise<Found<View> | null> {
  const token = returnedToken(name);
  if (!token) return null;
  const outcome = await context.call<View>("GET", `${name}/${token}`);
  if (!outcome.ok || outcome.value.event.id !== eventId) return null;
  const returned = returnedPayment();
  forgetReturned();
  context.setClock(outcome.value.serverTime);
  return { view: outcome.value, returned };
}

/** What a payment page has brought back, else what this tab or the visitor's other screen still holds. */
export async function pickUpOrder(
  context: WidgetContext,
  eventId: string,
): Promise<Found<OrderView> | null> {
  const found = await pickUp<OrderView>(context, "order", eventId);
  const kept = keptOrder(context.draft);
  if (found || !kept) return found;
  const outcome = await context.call<OrderView>("GET", `order/${kept}`);
  if (!outcome.ok || !/^(reserved|awaiting_payment|completed)$/.test(outcome.value.status)) {
    // A line that is away leaves it where it is.
    if (outcome.ok || outcome.error.code === "link_invalid") keepOrder(context.draft, null);
    return null;
  }
  context.setClock(outcome.value.serverTime);
  return { view: outcome.value, returned: null };
}

export const pickUpGift = (context: WidgetContext, eventId: string) =>
  pickUp<GiftView>(context, "gift", eventId);
