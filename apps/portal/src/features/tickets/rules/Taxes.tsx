import { percentText, readPercent } from "@jubilee/core/tickets/ticket-desk.rules";
import { ticketDeskCopy } from "@jubilee/core/tickets/ticket-desk.copy";
import type { TicketDesk } from "@jubilee/core/tickets/ticket-desk.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Form } from "@jubilee/ui/form";
import { Grid } from "@jubilee/ui/grid";
import { IconButton } from "@jubilee/ui/icon-button";
import { Inline } from "@jubilee/ui/inline";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { Plus, Trash2 } from "lucide-react";
import { useDeskWrite } from "../data/useDeskWrite.ts";
import { TwoLines } from "../../../page-kit/TwoLines.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createTicketDeskApi } from "@jubilee/core/tickets/ticket-desk.api";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

const blank = { name: "", rate: "", isIncluded: true };

/** The account's taxes; each kind of ticket names the one that is on it. */
export function Taxes({ desk }: { desk: TicketDesk }) {
  const api = useApi(createTicketDeskApi);
  const write = useDeskWrite(desk.event.id);
  const { isBusy, run } = write;
  const form = useDraft(blank, {
    write,
    read: ({ name, rate, isIncluded }) => {
      const rateBps = readPercent(rate, 5000);
      if (name.trim() !== "" && rateBps) {
        return { ok: true, input: { name: name.trim(), rateBps, isIncluded } };
      }
      return {
        ok: false,
        errors: {
          name: name.trim() === "" ? ticketDeskCopy.refusal.name : undefined,
          rate: rateBps ? undefined : ticketDeskCopy.refusal.rate,
        },
      };
    },
  });
  return (
    <Card title="Taxes">
      <Stack gap="4">
        {desk.taxes.map((tax) => (
          <TwoLines
            key={tax.id}
            name={`${tax.name} ${percentText(tax.rateBps)}%`}
            detail={tax.isIncluded ? "Included in the price" : "On top of the price"}
            end={
              <IconButton
                size="sm"
                label={`Remove ${tax.name}`}
                icon={<Trash2 />}
                loading={isBusy}
                onClick={() => void run(() => api.removeTax(tax.id))}
              />
            }
          />
        ))}
        <Form
          label="A new tax"
          {...form.page((tax) => api.addTax(desk.event.accountId, tax), {
            done: () => form.begin(blank),
          })}
        >
          <Grid columns={{ mobile: "1", tablet: "2" }} align="start">
            <TextField
              label="Name of the tax"
              placeholder="VAT"
              {...form.field("name")}
              maxLength={60}
            />
            <TextField
              label="Rate"
              inputMode="decimal"
              suffix="%"
              {...form.field("rate")}
              numeric
            />
          </Grid>
          <Checkbox
            label="Included in the price"
            help="Otherwise it comes on top; buyers see the whole price from the start either way."
            {...form.checked("isIncluded")}
          />
          <Inline>
            <Button type="submit" variant="outline" icon={<Plus />} loading={isBusy}>
              Add the tax
            </Button>
          </Inline>
        </Form>
      </Stack>
    </Card>
  );
}
