import { formatMoney } from "@jubilee/core/money/money.rules";
import type { OrderDetail } from "@jubilee/core/tickets/orders.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Stack } from "@jubilee/ui/stack";
import { useLocale } from "../../../page-kit/useLocale.ts";

export interface RefundSeatsProps {
  order: OrderDetail;
  chosen: readonly string[];
  onChange: (ticketIds: string[]) => void;
}

/** Which tickets the money is for: exactly these are void afterwards. */
export function RefundSeats({ order, chosen, onChange }: RefundSeatsProps) {
  const locale = useLocale();
  const valid = order.tickets.filter(({ status }) => status === "valid" || status === "checked_in");
  if (valid.length < 2) return null;
  return (
    <Stack as="fieldset" gap="2" aria-label="Tickets to cancel">
      {valid.map(({ id, holderName, typeName, priceMinor, number }) => (
        <Checkbox
          key={id}
          label={`${holderName}, ${typeName}`}
          help={`${number} · ${formatMoney(priceMinor, order.currency, locale)}`}
          checked={chosen.includes(id)}
          onCheckedChange={(on) =>
            onChange(on ? [...chosen, id] : chosen.filter((known) => known !== id))
          }
        />
      ))}
    </Stack>
  );
}
