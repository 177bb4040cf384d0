import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { jsx } from "react/jsx-runtime";
import { coloursOf } from "../../colours.ts";
import type { GuestPage, PageParts, Part } from "../../page.types.ts";
import { orderForms } from "./forms.ts";
import { OrderPage } from "./OrderPage.tsx";
import { orderSaid } from "./order-state.ts";
import type { OrderPart } from "./order.types.ts";
import { words } from "./words/all.ts";

/** The page of an order, or of a ticket that was passed on. */
export function drawOrder(place: Part<OrderView>, kind: OrderPart["kind"]): PageParts {
  const { shared, reader } = place;
  const { event } = shared;
  const own = words[reader.lang];
  const part: OrderPart = { ...place, kind, own };
  return {
    title: `${orderSaid(shared, own).title} · ${event.name}`,
    head: "",
    colours: coloursOf({
      event,
      ...(event.coverColour && { look: { accent: event.coverColour } }),
    }),
    body: jsx(OrderPage, part),
    scripts: ["pages/order"],
  };
}

/** All tickets of an order, by its buyer's link. */
export const page: GuestPage<OrderView> = {
  paths: ["/ticket-confirmation"],
  tokenIn: ["order", "jubilee_order"],
  nameless: (lang) => words[lang].nameless,
  opens: "order",
  isOwn: true,
  takesPayments: true,
  localeOf: ({ event }) => event.locale,
  forms: orderForms,
  draw: (place) => drawOrder(place, "order"),
};
