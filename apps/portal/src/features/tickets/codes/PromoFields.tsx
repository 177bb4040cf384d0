import { ticketDeskCopy } from "@jubilee/core/tickets/ticket-desk.copy";
import type { PromoErrors } from "@jubilee/core/tickets/ticket-desk.rules";
import type { PromoDraft, PromoKind, TicketDesk } from "@jubilee/core/tickets/ticket-desk.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Grid } from "@jubilee/ui/grid";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { DateTimeZone } from "../../../page-kit/dates/DateTimeZone.tsx";

const kinds = (["percent", "fixed", "unlock"] as const satisfies PromoKind[]).map((value) => ({
  value,
  label: ticketDeskCopy.kinds[value],
}));

interface PromoFieldsProps {
  desk: TicketDesk;
  draft: PromoDraft;
  errors: PromoErrors;
  onChange: (part: Partial<PromoDraft>) => void;
}

/** The fields of a promo code. */
export function PromoFields({ desk, draft, errors, onChange }: PromoFieldsProps) {
  const columns = { mobile: "1", tablet: "2" } as const;
  const { event, types } = desk;
  const toggle = (id: string, on: boolean) =>
    onChange({
      ticketTypeIds: on
        ? [...draft.ticketTypeIds, id]
        : draft.ticketTypeIds.filter((known) => known !== id),
    });
  return (
    <Stack gap="4">
      <TextField
        label="Code"
        placeholder="EARLYBIRD"
        value={draft.code}
        onValueChange={(code) => onChange({ code: code.toUpperCase() })}
        help="What people type; capitals do not matter."
        error={errors.code}
        maxLength={30}
        autoComplete="off"
        spellCheck={false}
      />
      <RadioGroup
        label="What it does"
        options={kinds}
        value={draft.kind}
        onValueChange={(kind) => onChange({ kind })}
      />
      {draft.kind !== "unlock" && (
        <TextField
          label={draft.kind === "percent" ? "Percent off" : "Off each ticket"}
          inputMode="decimal"
          suffix={draft.kind === "percent" ? "%" : event.currency}
          value={draft.value}
          onValueChange={(value) => onChange({ value })}
          error={errors.value}
          numeric
        />
      )}
      {types.length > 0 && (
        <Stack as="fieldset" gap="2" aria-label="Tickets it is for">
          {types.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={draft.ticketTypeIds.includes(id)}
              onCheckedChange={(on) => toggle(id, on)}
            />
          ))}
          {errors.ticketTypeIds ? (
            <InlineMessage tone="danger">{errors.ticketTypeIds}</InlineMessage>
          ) : (
            <InlineMessage tone="muted">
              {draft.kind === "unlock"
                ? "Only these are opened."
                : "None chosen: it is for every ticket."}
            </InlineMessage>
          )}
        </Stack>
      )}
      <Grid columns={columns} align="start">
        <TextField
          label="Orders in all"
          optional
          inputMode="numeric"
          value={draft.maxUses}
          onValueChange={(maxUses) => onChange({ maxUses })}
          error={errors.maxUses}
          numeric
        />
        <TextField
          label="Orders a person"
          optional
          inputMode="numeric"
          value={draft.perPerson}
          onValueChange={(perPerson) => onChange({ perPerson })}
          help="By e-mail address."
          error={errors.perPerson}
          numeric
        />
        <DateTimeZone
          label="Starts"
          optional
          value={draft.startsLocal}
          onValueChange={(startsLocal) => onChange({ startsLocal })}
          zone={event.timeZone}
          error={errors.startsLocal}
        />
        <DateTimeZone
          label="Ends"
          optional
          value={draft.endsLocal}
          onValueChange={(endsLocal) => onChange({ endsLocal })}
          zone={event.timeZone}
          error={errors.endsLocal}
        />
      </Grid>
    </Stack>
  );
}
