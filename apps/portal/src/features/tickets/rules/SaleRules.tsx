import type { TicketDesk } from "@jubilee/core/tickets/ticket-desk.types";
import { Stack } from "@jubilee/ui/stack";
import { SettingsForm } from "./SettingsForm.tsx";
import { Taxes } from "./Taxes.tsx";

/** Fees, taxes, paying later, what buyers may change, the waiting list. */
export function SaleRules({ desk }: { desk: TicketDesk }) {
  return (
    <Stack gap="5">
      <SettingsForm key={desk.event.id} desk={desk} />
      <Taxes desk={desk} />
    </Stack>
  );
}
