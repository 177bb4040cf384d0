import { Receipt } from "lucide-react";
import { orderPlace } from "../../../event-kit/orderPlace.ts";
import type { FoundThings } from "../../../page-kit/found.types.ts";

export const found: FoundThings = {
  kind: "orders",
  name: "Orders",
  one: "Order",
  icon: Receipt,
  order: 30,
  address: ({ id, eventId }) => orderPlace(eventId ?? "", id),
};
