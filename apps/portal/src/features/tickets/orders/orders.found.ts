import { href } from "../../../app/routing/href.ts";
import type { FoundThings } from "../../../page-kit/found.types.ts";

export const found: FoundThings = {
  kind: "orders",
  name: "Orders",
  order: 50,
  address: ({ eventId }) => `${href("events.details", { eventId: eventId ?? "" })}?tab=orders`,
};
