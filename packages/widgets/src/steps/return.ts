import type { GiftView } from "@jubilee/core/giving/types";
import type { OrderView } from "@jubilee/core/public-event/types";
import {
  forgetReturned,
  returnedPayment,
  returnedToken,
  type Returned,
} from "../element/page-link.ts";
import type { WidgetContext } from "../widget.types.ts";

/** What a payment page has brought back, and what it says about it. */
export interface Found<View> {
  view: View;
  returned: Returned;
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

export const pickUpOrder = (context: WidgetContext, eventId: string) =>
  pickUp<OrderView>(context, "order", eventId);

export const pickUpGift = (context: WidgetContext, eventId: string) =>
  pickUp<GiftView>(context, "gift", eventId);
