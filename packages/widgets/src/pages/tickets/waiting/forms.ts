import type { CheckoutResult, WaitlistPlace } from "@jubilee/core/sharing/public-event.types";
import type { PageForm, Told } from "../../page.types.ts";

/** Where the tickets are, once they are taken. */
export const tickets = "/ticket-confirmation";

/** The purchase of what is held for the party, which goes by the link of its order. */
function purchase(typed: Readonly<Record<string, string>>, shared: unknown): Told {
  const { offer, name } = shared as WaitlistPlace;
  if (!offer) return { refused: { code: "hold_expired", field: null } };
  const payment = typed["payment"] === "offline" ? "offline" : "provider";
  const body = {
    buyer: { name, email: offer.buyerEmail },
    holders: [],
    returnUrl: typed["returnUrl"],
    idempotencyKey: `${typed["idempotencyKey"]}-${payment}`,
    payment,
  };
  return { body, link: offer.orderToken };
}

/** The forms of a place on the waiting list. */
export const forms: Readonly<Record<string, PageForm>> = {
  leave: { call: "place", method: "DELETE", fields: [] },
  take: {
    call: "order/checkout",
    fields: ["payment", "returnUrl", "idempotencyKey"],
    readOver: purchase,
    leads: (done) => {
      const { redirectUrl, order } = done as CheckoutResult;
      return redirectUrl ?? `${tickets}?${new URLSearchParams({ order: order.orderToken })}`;
    },
  },
};
