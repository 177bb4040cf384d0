import { formatMoney } from "../money-text/money.ts";
import { MoneyText } from "../money-text/MoneyText.tsx";
import type { FigureColumn } from "./figure.types.ts";
import { over, overMark, unknown } from "./FigureTable.css.ts";

interface FigureValueProps {
  value: number | null;
  column: FigureColumn;
  currency: string;
  locale: string | undefined;
  /** Beside a difference below nothing. */
  overWord: string;
}

/** A figure as it is read: money, a count, or a difference that says which way it went. */
export function FigureValue({ value, column, currency, locale, overWord }: FigureValueProps) {
  if (value === null) {
    return <span className={unknown}>–</span>;
  }
  if (column.kind === "number") return <span>{value.toLocaleString(locale)}</span>;
  if (column.kind === "difference" && value < 0) {
    return (
      <span className={over}>
        <bdi>{formatMoney(-value, currency, { locale })}</bdi>
        <span className={overMark}>{overWord}</span>
      </span>
    );
  }
  return <MoneyText amountMinor={value} currency={currency} {...(locale ? { locale } : {})} />;
}
