import { expect, it } from "vitest";
import { writeMoney } from "./money.rules.ts";
import { moneyWords } from "./money-words.rules.ts";
import { writtenMoney } from "./written-money.rules.ts";

const locales = "en en-GB en-US de de-AT fr fr-CH es es-MX pt-BR ja zh zh-TW ar ar-EG tr".split(
  " ",
);
const currencies = ["USD", "EUR", "GBP", "JPY", "KWD", "TRY", "CHF", "BRL"];
const amounts = [0, 1, 99, 100, 6500, 24_70, 99_999, 100_000, 1_234_56, 12_345_678, 99_999_999_999];

it.each(locales)("writes amounts in %s as a formatter does", (locale) => {
  for (const currency of currencies) {
    const words = moneyWords(currency, locale);
    if (!words) throw new Error(`Nothing is written for ${currency} in ${locale}.`);
    for (const zeros of ["auto", "stripIfInteger"] as const) {
      for (const amount of amounts) {
        expect(writtenMoney(words, amount, currency, zeros)).toBe(
          writeMoney(amount, currency, locale, zeros),
        );
      }
    }
  }
});

it("leaves to a formatter what it cannot say: lakhs, and amounts below zero", () => {
  expect(moneyWords("INR", "hi-IN")).toBeUndefined();
  const dollars = moneyWords("USD", "en");
  expect(dollars && writtenMoney(dollars, -100, "USD", "auto")).toBeUndefined();
});
