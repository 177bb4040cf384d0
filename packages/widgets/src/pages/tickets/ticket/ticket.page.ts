import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import type { GuestPage } from "../../page.types.ts";
import { ticketForms } from "../order/forms.ts";
import { drawOrder } from "../order/order.page.ts";

/** One ticket, by the link of whom it was passed on to. */
export const page: GuestPage<OrderView> = {
  paths: ["/ticket/:token"],
  opens: "ticket",
  isOwn: true,
  localeOf: ({ event }) => event.locale,
  forms: ticketForms,
  draw: (place) => drawOrder(place, "ticket"),
};
