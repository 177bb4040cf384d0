import { ticketsCopy } from "@jubilee/core/tickets/tickets.copy";
import type { TicketTypeDraft } from "@jubilee/core/tickets/tickets.types";
import { Grid } from "@jubilee/ui/grid";
import { Select } from "@jubilee/ui/select";
import { TextField } from "@jubilee/ui/text-field";
import type { TicketTypeFieldsProps } from "./ticketTypeFields.types.ts";
import { TierFields } from "./TierFields.tsx";

const models = (["paid", "tiered", "pay_what_you_can", "group"] as const).map((value) => ({
  value,
  label: ticketsCopy.models[value],
}));

const priceWords: Record<TicketTypeDraft["model"], { label: string; help: string }> = {
  paid: { label: "Price", help: "Empty is free." },
  tiered: {
    label: "Price after the last step",
    help: "What a ticket costs once every step is over.",
  },
  pay_what_you_can: { label: "Suggested amount", help: "Buyers see it first and may change it." },
  group: { label: "Price of the group", help: "For all of them together." },
};

/** What it costs and how many there are, by the kind of price. */
export function PriceFields({ draft, errors, event, onChange }: TicketTypeFieldsProps) {
  const columns = { mobile: "1", tablet: "2" } as const;
  const words = priceWords[draft.model];
  const { model } = draft;
  return (
    <>
      <Select
        label="Kind of price"
        value={model}
        options={models}
        onValueChange={(next) => onChange({ model: next })}
      />
      {model === "tiered" && (
        <TierFields
          tiers={draft.tiers}
          error={errors.tiers}
          event={event}
          onChange={(tiers) => onChange({ tiers })}
        />
      )}
      <Grid columns={columns} align="start">
        <TextField
          label={words.label}
          inputMode="decimal"
          placeholder="0"
          suffix={event.currency}
          value={draft.price}
          onValueChange={(price) => onChange({ price })}
          help={words.help}
          error={errors.price}
          numeric
        />
        {model === "pay_what_you_can" && (
          <TextField
            label="The least"
            inputMode="decimal"
            placeholder="0"
            suffix={event.currency}
            value={draft.minimum}
            onValueChange={(minimum) => onChange({ minimum })}
            help="Empty lets people pay nothing."
            error={errors.minimum}
            numeric
          />
        )}
        {model === "group" && (
          <TextField
            label="People in a group"
            inputMode="numeric"
            value={draft.groupSize}
            onValueChange={(groupSize) => onChange({ groupSize })}
            help="Each gets a ticket of their own."
            error={errors.groupSize}
            numeric
          />
        )}
        <TextField
          label={model === "group" ? "How many groups" : "How many"}
          optional
          inputMode="numeric"
          value={draft.quantity}
          onValueChange={(quantity) => onChange({ quantity })}
          help="Empty means no limit."
          error={errors.quantity}
          numeric
        />
      </Grid>
    </>
  );
}
