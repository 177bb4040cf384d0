import { ordersCopy } from "@jubilee/core/tickets/orders.copy";
import type { OrderStatus } from "@jubilee/core/sharing/public-event.types";
import { Chip, type ChipProps } from "@jubilee/ui/chip";

const looks: Record<OrderStatus, Pick<ChipProps, "tone" | "mark">> = {
  reserved: { tone: "neutral", mark: "hollow" },
  awaiting_payment: { tone: "warning", mark: "hollow" },
  awaiting_offline: { tone: "warning", mark: "hollow" },
  completed: { tone: "usual" },
  partially_refunded: { tone: "warning" },
  refunded: { tone: "danger" },
  cancelled: { tone: "neutral" },
  expired: { tone: "neutral" },
};

/** How far an order is, in a word. */
export function OrderChip({ status }: { status: OrderStatus }) {
  return <Chip {...looks[status]}>{ordersCopy.statuses[status]}</Chip>;
}
