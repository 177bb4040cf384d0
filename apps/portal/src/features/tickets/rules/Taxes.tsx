import { percentText, readPercent } from "@jubilee/core/tickets/ticket-desk.rules";
import { ticketDeskCopy } from "@jubilee/core/tickets/ticket-desk.copy";
import type { TicketDesk } from "@jubilee/core/tickets/ticket-desk.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Grid } from "@jubilee/ui/grid";
import { IconButton } from "@jubilee/ui/icon-button";
import { Inline } from "@jubilee/ui/inline";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useDeskWrite } from "../data/useDeskWrite.ts";
import { TwoLines } from "../../../page-kit/TwoLines.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createTicketDeskApi } from "@jubilee/core/tickets/ticket-desk.api";

/** The account's taxes; each kind of ticket names the one that is on it. */
export function Taxes({ desk }: { desk: TicketDesk }) {
  const api = useApi(createTicketDeskApi);
  const { isBusy, run } = useDeskWrite(desk.event.id);
  const [name, setName] = useState("");
  const [rate, setRate] = useState("");
  const [isIncluded, setIncluded] = useState(true);
  const [errors, setErrors] = useState<{ name?: string; rate?: string }>({});
  const add = async () => {
    const rateBps = readPercent(rate, 5000);
    if (name.trim() === "" || !rateBps) {
      setErrors({
        ...(name.trim() === "" ? { name: ticketDeskCopy.refusal.name } : {}),
        ...(rateBps ? {} : { rate: ticketDeskCopy.refusal.rate }),
      });
      return;
    }
    const saved = await run(() =>
      api.addTax(desk.event.accountId, { name: name.trim(), rateBps, isIncluded }),
    );
    if (!saved) return;
    setName("");
    setRate("");
    setErrors({});
  };
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
        <Grid columns={{ mobile: "1", tablet: "2" }} align="start">
          <TextField
            label="Name of the tax"
            placeholder="VAT"
            value={name}
            onValueChange={setName}
            error={errors.name}
            maxLength={60}
          />
          <TextField
            label="Rate"
            inputMode="decimal"
            suffix="%"
            value={rate}
            onValueChange={setRate}
            error={errors.rate}
            numeric
          />
        </Grid>
        <Checkbox
          label="Included in the price"
          help="Otherwise it comes on top; buyers see the whole price from the start either way."
          checked={isIncluded}
          onCheckedChange={setIncluded}
        />
        <Inline>
          <Button variant="outline" icon={<Plus />} loading={isBusy} onClick={() => void add()}>
            Add the tax
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
