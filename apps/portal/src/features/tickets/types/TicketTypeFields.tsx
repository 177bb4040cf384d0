import { saleEndNotice } from "@jubilee/core/tickets/tickets.rules";
import { Grid } from "@jubilee/ui/grid";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { DateTimeZone } from "../../../page-kit/dates/DateTimeZone.tsx";
import { TimeNotice } from "../../../event-kit/TimeNotice.tsx";
import { useNow } from "../../../page-kit/useNow.ts";
import { PriceFields } from "./PriceFields.tsx";
import { SaleFields } from "./SaleFields.tsx";
import type { TicketTypeFieldsProps } from "./ticketTypeFields.types.ts";

/** The fields of a kind of ticket. */
export function TicketTypeFields({ draft, errors, event, onChange }: TicketTypeFieldsProps) {
  const nowMs = useNow();
  const columns = { mobile: "1", tablet: "2" } as const;
  return (
    <Stack gap="4">
      <TextField
        label="Name"
        placeholder="Saturday banquet"
        value={draft.name}
        onValueChange={(name) => onChange({ name })}
        error={errors.name}
        maxLength={120}
        dir="auto"
        required
      />
      <TextField
        label="What is included"
        optional
        placeholder="Dinner, band, boat home."
        value={draft.description}
        onValueChange={(description) => onChange({ description })}
        maxLength={2000}
        dir="auto"
      />
      <PriceFields draft={draft} errors={errors} event={event} onChange={onChange} />
      <Grid columns={columns} align="start">
        <DateTimeZone
          label="Sale starts"
          optional
          value={draft.salesStartLocal}
          onValueChange={(salesStartLocal) => onChange({ salesStartLocal })}
          zone={event.timeZone}
          error={errors.salesStartLocal}
        />
        <DateTimeZone
          label="Sale ends"
          optional
          value={draft.salesEndLocal}
          onValueChange={(salesEndLocal) => onChange({ salesEndLocal })}
          zone={event.timeZone}
          error={errors.salesEndLocal}
        />
      </Grid>
      <TimeNotice words={saleEndNotice(draft.salesEndLocal, event, nowMs)} />
      <Grid columns={columns} align="start">
        <TextField
          label="Fewest in an order"
          inputMode="numeric"
          value={draft.minPerOrder}
          onValueChange={(minPerOrder) => onChange({ minPerOrder })}
          error={errors.minPerOrder}
          numeric
        />
        <TextField
          label="Most in an order"
          inputMode="numeric"
          value={draft.maxPerOrder}
          onValueChange={(maxPerOrder) => onChange({ maxPerOrder })}
          error={errors.maxPerOrder}
          numeric
        />
      </Grid>
      <SaleFields draft={draft} errors={errors} event={event} onChange={onChange} />
    </Stack>
  );
}
