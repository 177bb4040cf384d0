/**
 * Amounts without a formatter in the reader's browser: the first one of a page costs a phone a tenth
 * of a second, and each press on a number of tickets writes a new sum. Who makes the page writes how
 * the language writes amounts, and the browser puts them together.
 */
import { minorDigits, writeMoney, type Zeros } from "./money.rules.ts";
import { type MoneyWords, writtenMoney } from "./written-money.rules.ts";

const samples = [0, 5, 100, 250, 99_999, 100_000, 123_456, 1_000_000, 123_456_789, 9_900_000_000];
const zeros: readonly Zeros[] = ["auto", "stripIfInteger"];

/** What a language does to amounts of a currency; nothing where it does more than this can say. */
export function moneyWords(currency: string, locale: string): MoneyWords | undefined {
  const places = minorDigits(currency);
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: places,
  });
  const parts = format.formatToParts(1_234_567.5);
  const isNumber = ({ type }: Intl.NumberFormatPart) =>
    /^(integer|group|decimal|fraction)$/.test(type);
  const first = parts.findIndex(isNumber);
  const last = parts.findLastIndex(isNumber);
  const textOf = (some: Intl.NumberFormatPart[]) => some.map(({ value }) => value).join("");
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const hasGroup = format.formatToParts(1_234).some(({ type }) => type === "group");
  const ten = new Intl.NumberFormat(locale, { useGrouping: false }).format(1_234_567_890);
  const digits = ten.slice(-1) + ten.slice(0, -1);
  const words: MoneyWords = {
    before: textOf(parts.slice(0, first)),
    after: textOf(parts.slice(last + 1)),
    group: valueOf("group"),
    decimal: valueOf("decimal"),
    ungrouped: hasGroup ? 3 : 4,
    ...(digits !== "0123456789" && { digits }),
  };
  const isTrue = samples.every((amount) =>
    zeros.every(
      (one) =>
        writtenMoney(words, amount, currency, one) === writeMoney(amount, currency, locale, one),
    ),
  );
  return isTrue ? words : undefined;
}
