import { sameFigure } from "@jubilee/core/money/money.rules";
import { MoneyField } from "@jubilee/ui/money-field";
import { Select } from "@jubilee/ui/select";
import { currencyOptions } from "../../../event-kit/currency.rules.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { pair } from "./EventEditor.css.ts";
import type { FieldsProps } from "./fields.types.ts";

export interface MoneyFieldsProps extends FieldsProps {
  /** What the host hopes to collect; a new event does not ask for it yet. */
  withGoal: boolean;
}

/** In which money its tickets are sold, and how much is hoped for. */
export function MoneyFields({ draft, errors, onChange, withGoal }: MoneyFieldsProps) {
  const locale = useLocale();
  return (
    <div className={pair}>
      <Select
        label="Currency"
        help="Of tickets and sums. Prices keep their figures; once something is ordered it stays."
        options={currencyOptions(draft.currency, locale)}
        value={draft.currency}
        onValueChange={(currency) =>
          onChange({
            currency,
            goalMinor: draft.goalMinor && sameFigure(draft.goalMinor, draft.currency, currency),
          })
        }
        error={errors.currency}
      />
      {withGoal && (
        <MoneyField
          key={draft.currency}
          label="To collect"
          optional
          help="At a Glance shows how far you are."
          valueMinor={draft.goalMinor}
          onValueChange={(goalMinor) => onChange({ goalMinor: goalMinor || null })}
          currency={draft.currency}
          locale={locale}
        />
      )}
    </div>
  );
}
