import type { GivingPlan } from "@jubilee/core/giving/giving.types";
import { Button } from "@jubilee/ui/button";
import { MoneyField } from "@jubilee/ui/money-field";
import { Stack } from "@jubilee/ui/stack";
import { useState } from "react";
import { useLocale } from "../../../../page-kit/useLocale.ts";

interface AmountFormProps {
  plan: GivingPlan;
  isBusy: boolean;
  onChange: (amountMinor: number) => void;
}

/** From the next gift on. */
export function AmountForm({ plan, isBusy, onChange }: AmountFormProps) {
  const locale = useLocale();
  const [amountMinor, setAmount] = useState<number | null>(plan.amountMinor);
  const isNew = amountMinor !== null && amountMinor !== plan.amountMinor;
  return (
    <form
      onSubmit={(submit) => {
        submit.preventDefault();
        if (isNew) onChange(amountMinor);
      }}
    >
      <Stack gap="4">
        <MoneyField
          label={plan.frequency === "month" ? "Every month" : "Every year"}
          help="From the next gift on."
          valueMinor={amountMinor}
          onValueChange={setAmount}
          currency={plan.currency}
          locale={locale}
        />
        <Button type="submit" loading={isBusy} disabled={!isNew}>
          Save the amount
        </Button>
      </Stack>
    </form>
  );
}
