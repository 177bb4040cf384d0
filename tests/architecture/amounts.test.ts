import { parseAmount } from "@jubilee/core/money/money.rules";
import { expect, it } from "vitest";
import { parseMoney } from "../../packages/ui/src/components/money-text/money.ts";

const texts = [
  "5.000",
  "5,000",
  "24,70",
  "24.70",
  "1.234,50",
  "1,234.50",
  "12.5",
  "1,5",
  "0.500",
  "24",
  "1 234",
];
const currencies = ["EUR", "USD", "JPY", "KWD"];
const locales = ["en", "de", "ja"];
const cases = locales.flatMap((locale) =>
  currencies.flatMap((currency) => texts.map((text) => [text, currency, locale] as const)),
);

// The field of an amount knows nothing of the core; both read money alike, and refuse the same.
it.each(cases)("%s of %s in %s is one amount everywhere", (text, currency, locale) => {
  const known = parseAmount(text, currency, locale);
  expect(parseMoney(text, currency, locale)).toBe(known.ok ? known.amountMinor : undefined);
});
