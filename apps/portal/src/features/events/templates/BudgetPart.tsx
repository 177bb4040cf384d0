import { sharesOf } from "@jubilee/core/events/blueprint-views.rules";
import type { Blueprint } from "@jubilee/core/events/blueprints.types";
import { roughWorth } from "@jubilee/core/events/rough-worth.rules";
import { MoneyField } from "@jubilee/ui/money-field";
import { inlineVars } from "@jubilee/ui/theme";
import { useState } from "react";
import { formatPrice, minorDigits } from "@jubilee/core/money/money.rules";
import { ownCurrency } from "../../../event-kit/currency.rules.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import * as css from "./Budget.css.ts";
import { TemplatePart } from "./TemplatePart.tsx";

const inkOf = (index: number) => css.inks[index % css.inks.length] ?? "";

/** How a sum is divided; the lines follow the sum that is typed. */
export function BudgetPart({ blueprint: { budget, people, sum } }: { blueprint: Blueprint }) {
  const locale = useLocale();
  const [currency] = useState(ownCurrency);
  const [total, setTotal] = useState<number | null>(
    () => roughWorth(sum, currency) * 10 ** minorDigits(currency),
  );
  const fault =
    total !== null && (total < 0 || !Number.isSafeInteger(total * 1000))
      ? "A sum is above zero, and one that somebody could pay."
      : undefined;
  const amounts = sharesOf(fault === undefined ? (total ?? 0) : 0, budget);
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  return (
    <TemplatePart
      id="budget"
      title="Budget"
      lead={`A split to begin with, for about ${people} people. Put in your sum and the lines follow.`}
      aside={
        <div className={css.sum}>
          <MoneyField
            label="Your sum"
            currency={currency}
            locale={locale}
            valueMinor={total}
            error={fault}
            onValueChange={setTotal}
          />
        </div>
      }
    >
      <div aria-hidden="true" className={css.bar}>
        {budget.map(({ name, share }, index) => (
          <span
            key={name}
            title={name}
            className={`${css.piece} ${inkOf(index)}`}
            style={inlineVars({ [css.shareVar]: `${share}` })}
          />
        ))}
      </div>
      <ul className={css.lines}>
        {budget.map(({ name, note, share }, index) => (
          <li key={name} className={css.line}>
            <span className={`${css.dot} ${inkOf(index)}`} />
            <span className={css.name}>
              {name}
              {note && <span className={css.note}>{note}</span>}
            </span>
            <span className={css.share}>{percent.format(share / 1000)}</span>
            <span className={css.amount}>{formatPrice(amounts[index] ?? 0, currency, locale)}</span>
          </li>
        ))}
      </ul>
    </TemplatePart>
  );
}
