import { describe, expect, it } from "vitest";
import {
  formatAmountInput,
  formatMoney,
  formatMoneyShort,
  formatPrice,
  maxAmountMinor,
  minorDigits,
  parseAmount,
  sameFigure,
} from "./money.rules.ts";

const plain = (text: string) =>
  text
    .replace(/[\u00a0\u202f\u200f]/g, " ")
    .replace(/['’]/g, "’")
    .trim();

it.each([
  [6500, "USD", "CHF", 6500],
  [6550, "USD", "JPY", 66],
  [66, "JPY", "KWD", 66_000],
])("%i of %s has the figure of %s %i", (minor, from, to, expected) => {
  expect(sameFigure(minor, from, to)).toBe(expected);
});

describe("minorDigits", () => {
  it.each([
    ["EUR", 2],
    ["usd", 2],
    ["JPY", 0],
    ["KRW", 0],
    ["ISK", 0],
    ["KWD", 3],
    ["CLF", 4],
    ["UYW", 4],
    ["HUF", 2],
  ])("%s has %i", (currency, digits) => expect(minorDigits(currency)).toBe(digits));
});

describe("formatMoney", () => {
  it.each([
    [20340, "EUR", "en", "€203.40"],
    [20340, "EUR", "de", "203,40 €"],
    [1200, "JPY", "en", "¥1,200"],
    [1500, "KWD", "en", "KWD 1.500"],
    [0, "USD", "en", "$0.00"],
    [-6500, "USD", "en", "−$65.00"],
    [-6500, "EUR", "de", "−65,00 €"],
    [1045500, "USD", "en-GB", "$10,455.00"],
    [1045500, "USD", "de", "10.455,00 $"],
    [123456789, "CHF", "de-CH", "CHF 1’234’567.89"],
  ])("%i %s in %s", (amount, currency, locale, text) =>
    expect(plain(formatMoney(amount, currency, locale))).toBe(text),
  );

  it("drops the zeros of whole prices only", () => {
    expect(formatPrice(8900, "EUR", "en")).toBe("€89");
    expect(formatPrice(8950, "EUR", "en")).toBe("€89.50");
    expect(formatMoneyShort(5_540_500, "USD", "en")).toBe("$55.4K");
    expect(formatMoneyShort(5_540_500, "JPY", "ja")).toBe("￥554.1万");
  });
});

describe("parseAmount", () => {
  it.each([
    ["24,70", "EUR", "de", 2470],
    ["24,70", "EUR", "en", 2470],
    ["24.7", "EUR", "de", 2470],
    ["1.234,50", "EUR", "de", 123450],
    ["1,234.50", "USD", "en", 123450],
    ["1.234,50", "USD", "en", 123450],
    ["1.234", "EUR", "de", 123400],
    ["1,234", "USD", "en", 123400],
    ["1.234.567", "EUR", "de", 123456700],
    ["12,34,567.50", "INR", "en-IN", 123456750],
    ["1’234.50", "CHF", "de-CH", 123450],
    ["1 234,50", "EUR", "fr", 123450],
    ["١٢٫٥", "EUR", "ar", 1250],
    ["١٬٢٣٤٫٥٠", "EUR", "ar", 123450],
    ["۱۲٫۵", "EUR", "fa", 1250],
    ["१२.५", "INR", "hi", 1250],
    ["１２．５", "EUR", "ja", 1250],
    ["€ 12", "EUR", "en", 1200],
    ["12 EUR", "EUR", "de", 1200],
    ["US$12.50", "USD", "en", 1250],
    ["kr. 12,50", "DKK", "da", 1250],
    ["1,200", "JPY", "ja", 1200],
    ["1.500", "KWD", "en", 1500],
    ["5.000", "JPY", "en", 5000],
    ["5.000", "JPY", "de", 5000],
    ["5,000", "JPY", "de", 5000],
    ["12.5000", "EUR", "en", 1250],
    ["1,500", "KWD", "de", 1500],
    [".5", "EUR", "en", 50],
    ["5.", "EUR", "en", 500],
    ["0", "EUR", "en", 0],
  ])("%s as %s in %s", (text, currency, locale, amountMinor) =>
    expect(parseAmount(text, currency, locale)).toEqual({ ok: true, amountMinor }),
  );

  it.each([
    ["", "EUR", "empty"],
    ["  ", "EUR", "empty"],
    ["abc", "EUR", "not_a_number"],
    ["1,2,3", "EUR", "not_a_number"],
    ["1.2.3,4", "EUR", "not_a_number"],
    ["1..5", "EUR", "not_a_number"],
    ["1e5", "EUR", "not_a_number"],
    ["-5", "EUR", "negative"],
    ["−5", "EUR", "negative"],
    ["1.234", "EUR", "ambiguous"],
    ["5.000", "EUR", "ambiguous"],
    ["5,000", "KWD", "ambiguous"],
    ["1.23456", "EUR", "too_many_decimals"],
    ["12.5", "JPY", "too_many_decimals"],
    ["99999999999999", "EUR", "too_large"],
    [".", "EUR", "not_a_number"],
  ])("refuses %s as %s: %s", (text, currency, problem) =>
    expect(parseAmount(text, currency, "en")).toMatchObject({ ok: false, problem }),
  );

  it("says in words what is wrong", () => {
    expect(parseAmount("12.5", "JPY", "en")).toMatchObject({ message: "JPY has no decimals" });
    expect(parseAmount("€5.000", "EUR", "en")).toMatchObject({
      message: "5.000 can be read two ways. Write 5000 or 5.00",
    });
  });

  it.each(["en", "de", "fr", "ar-EG", "fa", "ja", "de-CH", "pt-BR", "hi"])(
    "reads back what it wrote in %s",
    (locale) => {
      for (const amountMinor of [0, 5, 99, 2470, 123450, 99999999, maxAmountMinor]) {
        for (const currency of ["EUR", "JPY", "KWD"]) {
          const text = formatAmountInput(amountMinor, currency, locale);
          expect(parseAmount(text, currency, locale)).toEqual({ ok: true, amountMinor });
        }
      }
    },
  );
});
