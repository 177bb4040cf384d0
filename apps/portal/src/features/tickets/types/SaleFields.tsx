import { percentText } from "@jubilee/core/tickets/ticket-desk.rules";
import { ticketsCopy } from "@jubilee/core/tickets/tickets.copy";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Grid } from "@jubilee/ui/grid";
import { Select } from "@jubilee/ui/select";
import { TextArea } from "@jubilee/ui/text-area";
import { ticketKeys } from "../keys.ts";
import { OnlineFields } from "./OnlineFields.tsx";
import type { TicketTypeFieldsProps } from "./ticketTypeFields.types.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createTicketDeskApi } from "@jubilee/core/tickets/ticket-desk.api";

const visibilities = (["public", "code", "hidden"] as const).map((value) => ({
  value,
  label: ticketsCopy.visibilities[value],
}));

/** Who may buy it, with what, at which tax and fee, and what its holders are told. */
export function SaleFields({ draft, errors, event, onChange }: TicketTypeFieldsProps) {
  const ticketDesk = useApi(createTicketDeskApi);
  const { data: desk } = useRead(ticketKeys.ticketDesk(event.id), () => ticketDesk.open(event.id));
  const columns = { mobile: "1", tablet: "2" } as const;
  const taxes = desk?.taxes ?? [];
  const pools = desk?.pools ?? [];
  return (
    <>
      <Select
        label="Who may buy it"
        value={draft.visibility}
        options={visibilities}
        onValueChange={(visibility) => onChange({ visibility })}
      />
      <Checkbox
        label="An add-on"
        help="Bought together with a ticket, once for each: dinner, parking, a shirt."
        checked={draft.isAddOn}
        onCheckedChange={(isAddOn) => onChange({ isAddOn })}
      />
      <Checkbox
        label="The buyer bears the service fee"
        help={feeHelp(desk?.settings?.feeBps ?? 0, desk?.settings?.feeFixedMinor ?? 0)}
        checked={draft.passesFeeOn}
        onCheckedChange={(passesFeeOn) => onChange({ passesFeeOn })}
      />
      {(taxes.length > 0 || pools.length > 0) && (
        <Grid columns={columns} align="start">
          {taxes.length > 0 && (
            <Select
              label="Tax"
              value={draft.taxId}
              options={[
                { value: "", label: "None" },
                ...taxes.map(({ id, name, rateBps, isIncluded }) => ({
                  value: id,
                  label: `${name} ${percentText(rateBps)}% ${isIncluded ? "included" : "on top"}`,
                })),
              ]}
              onValueChange={(taxId) => onChange({ taxId })}
            />
          )}
          {pools.length > 0 && (
            <Select
              label="Shares places with"
              value={draft.poolId}
              options={[
                { value: "", label: "Nothing else" },
                ...pools.map(({ id, label, capacity }) => ({
                  value: id,
                  label: `${label}, ${capacity} places`,
                })),
              ]}
              onValueChange={(poolId) => onChange({ poolId })}
            />
          )}
        </Grid>
      )}
      {event.kind !== "in_person" && (
        <OnlineFields draft={draft} errors={errors} event={event} onChange={onChange} />
      )}
      <TextArea
        label="Message to its holders"
        optional
        help="Stands in the mail and on the ticket."
        value={draft.message}
        onValueChange={(message) => onChange({ message })}
        maxLength={2000}
        dir="auto"
      />
    </>
  );
}

function feeHelp(bps: number, fixedMinor: number): string {
  return bps === 0 && fixedMinor === 0
    ? "There is no fee yet; set it in Ticket management. It is part of the first price people see."
    : "It is part of the first price people see.";
}
