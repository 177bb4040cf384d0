import type { EventRecord } from "@jubilee/core/events/events.types";
import type { TierDraft } from "@jubilee/core/tickets/tickets.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Grid } from "@jubilee/ui/grid";
import { IconButton } from "@jubilee/ui/icon-button";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { Plus, Trash2 } from "lucide-react";
import { DateTimeZone } from "../../../page-kit/dates/DateTimeZone.tsx";

export interface TierFieldsProps {
  tiers: readonly TierDraft[];
  error: string | undefined;
  event: EventRecord;
  onChange: (tiers: TierDraft[]) => void;
}

/** Earlier, lower prices in their order: each lasts until a day, a number, or whichever is first. */
export function TierFields({ tiers, error, event, onChange }: TierFieldsProps) {
  const columns = { mobile: "1", tablet: "2" } as const;
  const change = (at: number, part: Partial<TierDraft>) =>
    onChange(tiers.map((tier, index) => (index === at ? { ...tier, ...part } : tier)));
  return (
    <Stack gap="3">
      {tiers.map((tier, index) => (
        <Card
          // The steps have no other name while they are typed than their place in the order.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          as="div"
          tone="sunken"
          title={`Step ${index + 1}`}
          level={3}
          action={
            <IconButton
              size="sm"
              label={`Remove step ${index + 1}`}
              icon={<Trash2 />}
              onClick={() => onChange(tiers.filter((_, other) => other !== index))}
            />
          }
        >
          <Grid columns={columns} align="start">
            <TextField
              label="Name"
              placeholder="Early bird"
              value={tier.name}
              onValueChange={(name) => change(index, { name })}
              maxLength={60}
              dir="auto"
            />
            <TextField
              label="Price"
              inputMode="decimal"
              suffix={event.currency}
              value={tier.price}
              onValueChange={(price) => change(index, { price })}
              numeric
            />
            <DateTimeZone
              label="Ends"
              optional
              value={tier.endsLocal}
              onValueChange={(endsLocal) => change(index, { endsLocal })}
              zone={event.timeZone}
            />
            <TextField
              label="Until so many are sold"
              optional
              inputMode="numeric"
              value={tier.upTo}
              onValueChange={(upTo) => change(index, { upTo })}
              help="Counted from the first ticket sold."
              numeric
            />
          </Grid>
        </Card>
      ))}
      {error && <InlineMessage tone="danger">{error}</InlineMessage>}
      <Button
        variant="outline"
        size="sm"
        icon={<Plus />}
        disabled={tiers.length >= 10}
        onClick={() => onChange([...tiers, { name: "", price: "", endsLocal: "", upTo: "" }])}
      >
        Add a price step
      </Button>
    </Stack>
  );
}
