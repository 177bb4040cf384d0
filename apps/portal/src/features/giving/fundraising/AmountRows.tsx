import type { SuggestedAmount } from "@jubilee/core/giving/giving.types";
import { Button } from "@jubilee/ui/button";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { MoneyField } from "@jubilee/ui/money-field";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { useLocale } from "../../../page-kit/useLocale.ts";

interface AmountRowsProps {
  amounts: SuggestedAmount[];
  currency: string;
  error?: string | undefined;
  onChange: (amounts: SuggestedAmount[]) => void;
}

const amountsAtMost = 8;

/** Suggested amounts, each with what it does; at most eight. */
export function AmountRows({ amounts, currency, error, onChange }: AmountRowsProps) {
  const locale = useLocale();
  const set = (at: number, changed: Partial<SuggestedAmount>) =>
    onChange(amounts.map((one, index) => (index === at ? { ...one, ...changed } : one)));
  return (
    <Stack gap="4">
      {amounts.map(({ amountMinor, label }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no other name and keep their order
        <Stack gap="2" key={index}>
          <MoneyField
            label={`Suggested amount ${index + 1}`}
            valueMinor={amountMinor === 0 ? null : amountMinor}
            onValueChange={(amount) => set(index, { amountMinor: amount ?? 0 })}
            currency={currency}
            locale={locale}
          />
          <TextField
            label={`What amount ${index + 1} does`}
            optional
            value={label}
            maxLength={120}
            onValueChange={(text) => set(index, { label: text })}
          />
          <div>
            <Button
              variant="ghost"
              onClick={() => onChange(amounts.filter((_, at) => at !== index))}
            >
              Remove amount {index + 1}
            </Button>
          </div>
        </Stack>
      ))}
      {error && <InlineMessage tone="danger">{error}</InlineMessage>}
      {amounts.length < amountsAtMost && (
        <div>
          <Button
            variant="outline"
            onClick={() => onChange([...amounts, { amountMinor: 0, label: "" }])}
          >
            Add an amount
          </Button>
        </div>
      )}
    </Stack>
  );
}
