import { describe, expect, it } from "vitest";
import { formatMoney, parseMoney } from "./money.ts";

describe("amounts as people type them", () => {
  it.each([
    ["24,70", "EUR", 2470],
    ["24.70", "USD", 2470],
    ["24.7", "USD", 2470],
    ["24", "EUR", 2400],
    ["1.234,50", "EUR", 123450],
    ["1,234.50", "USD", 123450],
    ["1 234,50 €", "EUR", 123450],
    ["$1,234", "USD", 123400],
    ["1.234.567", "EUR", 123456700],
    [",50", "EUR", 50],
    ["2470", "JPY", 2470],
    ["2,470", "JPY", 2470],
    ["-5", "EUR", -500],
    ["EUR 24,70", "EUR", 2470],
    ["24.70 Euro", "EUR", 2470],
    ["250 kr.", "SEK", 25000],
    ["Fr. 12.50", "CHF", 1250],
    ["3,000円", "JPY", 3000],
    ["2470 yen", "JPY", 2470],
  ])("%s %s is %d", (text, currency, minor) => {
    expect(parseMoney(text, currency)).toBe(minor);
  });

  it.each([
    ["", "EUR"],
    ["free", "EUR"],
    ["5k", "EUR"],
    ["1e6", "EUR"],
    ["3m", "JPY"],
    ["300万", "JPY"],
    ["12.34.56", "EUR"],
    ["1,23,456.00", "USD"],
    ["24.7000", "EUR"],
    ["12.5", "JPY"],
  ])("%s %s is none", (text, currency) => {
    expect(parseMoney(text, currency)).toBeUndefined();
  });
});

it("writes them as the locale does", () => {
  expect(formatMoney(123450, "USD", { locale: "en-US" })).toBe("$1,234.50");
  expect(formatMoney(123400, "USD", { locale: "en-US", short: true })).toBe("$1,234");
  expect(formatMoney(123400, "USD", { locale: "en-GB", short: true })).toBe("$1,234");
  expect(formatMoney(-6500, "USD", { locale: "en-US" })).toBe("\u2212$65.00");
  expect(formatMoney(2470, "JPY", { locale: "en-US" })).toBe("¥2,470");
});
