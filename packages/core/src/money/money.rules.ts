/**
 * Money as people write and read it. Amounts are integers in minor units of an ISO 4217
 * currency: 2470 of EUR is 24.70, 500 of JPY is 500.
 */
import { latinDigits } from "../base/digits.rules.ts";
import type { AmountProblem, ParsedAmount } from "./money.types.ts";

/** The largest amount a field accepts, in minor units. */
export const maxAmountMinor = 999_999_999_99;

const withoutMinorUnit = /^(BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|XAF|XOF|XPF)$/i;
const withThreeDigits = /^(BHD|IQD|JOD|KWD|LYD|OMR|TND)$/i;
const withFourDigits = /^(CLF|UYW)$/i;

/** How many digits follow the decimal sign in a currency; source: ISO 4217. */
export function minorDigits(currency: string): number {
  if (withoutMinorUnit.test(currency)) return 0;
  if (withFourDigits.test(currency)) return 4;
  return withThreeDigits.test(currency) ? 3 : 2;
}

/** The same figure in another currency, in its minor units: USD 65.00 is JPY 65. */
export function sameFigure(amountMinor: number, from: string, to: string): number {
  return Math.round(amountMinor * 10 ** (minorDigits(to) - minorDigits(from)));
}

/** What becomes of the zeros of a whole amount. */
export type Zeros = "auto" | "stripIfInteger";

/** An amount with or without the zeros of a whole one; below zero with a minus, which is as wide as a plus. */
export function writeMoney(
  amountMinor: number,
  currency: string,
  locale: string,
  trailingZeroDisplay: Zeros,
): string {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    trailingZeroDisplay,
  })
    .format(amountMinor / 10 ** digits)
    .replace("-", "\u2212");
}

/** An amount with all its digits: `$65.00`. For totals and receipts. */
export function formatMoney(amountMinor: number, currency: string, locale: string): string {
  return writeMoney(amountMinor, currency, locale, "auto");
}

/** A price without the zeros of a whole amount: `$65`, `$65.50`. */
export function formatPrice(amountMinor: number, currency: string, locale: string): string {
  return writeMoney(amountMinor, currency, locale, "stripIfInteger");
}

/** An amount where there is room for a few signs, as on an axis: `$55.4K`. Never the only place that says it. */
export function formatMoneyShort(amountMinor: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    notation: "compact",
    maximumFractionDigits: 1,
  }).format(amountMinor / 10 ** minorDigits(currency));
}

/** An amount for a text field: the locale's digits and decimal sign, no grouping, no currency. */
export function formatAmountInput(amountMinor: number, currency: string, locale: string): string {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amountMinor / 10 ** digits);
}

/** Latin digits, `.` and `,` only; the currency's name or sign around the number is dropped. */
function plainNumber(text: string): string {
  const latin = latinDigits(text)
    .replaceAll(/[\u066b\uff0e]/g, ".")
    .replaceAll("\u066c", "'")
    .replaceAll(/[\u2212\u200e\u200f]/g, (sign) => (sign === "\u2212" ? "-" : ""))
    .replaceAll(/(?<=\d)[\s'\u2019](?=\d)/g, "");
  return latin
    .replace(/^[\p{L}\p{Sc}\s]+\.?[\p{L}\p{Sc}\s]*(?=[\d.,-])/u, "")
    .replace(/[\p{L}\p{Sc}\s.]*[\p{L}\p{Sc}\s]$/u, "")
    .trim();
}

function isGrouped(whole: string, sign: string): boolean {
  const groups = whole.split(sign);
  const [first = "", ...rest] = groups;
  const inner = rest.slice(0, -1);
  return (
    /^\d{1,3}$/.test(first) &&
    inner.every((group) => /^\d{2,3}$/.test(group)) &&
    rest.at(-1)?.length === 3
  );
}

function decimalSignOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}

/**
 * The number as `[whole, fraction]`, or null when the signs make no sense. One sign before three digits groups
 * thousands in one place and is a decimal sign in another; where the currency and the locale do not agree on one
 * of the two, both readings are given back.
 */
function splitNumber(
  number: string,
  digits: number,
  locale: string,
): [string, string] | { readings: [string, string] } | null {
  if (!/\d/.test(number) || !/^[\d.,]+$/.test(number)) return null;
  const at = Math.max(number.lastIndexOf("."), number.lastIndexOf(","));
  const sign = number[at];
  if (sign === undefined) return [number, ""];
  const other = sign === "." ? "," : ".";
  const before = number.slice(0, at);
  const after = number.slice(at + 1);
  if (before.includes(other)) {
    const valid = !before.includes(sign) && isGrouped(before, other);
    return valid ? [before.replaceAll(other, ""), after] : null;
  }
  if (before.includes(sign)) {
    return isGrouped(number, sign) ? [number.replaceAll(sign, ""), ""] : null;
  }
  if (!isGrouped(number, sign) || before === "0") return [before || "0", after];
  const isDecimal = sign === decimalSignOf(locale);
  if (digits === 0 || (digits < 3 && !isDecimal)) return [before + after, ""];
  if (digits >= 3 && isDecimal) return [before, after];
  return { readings: [before + after, `${before}${sign}${after.slice(0, digits)}`] };
}

const problemWords: Record<AmountProblem, string> = {
  empty: "Enter an amount",
  not_a_number: "Write the amount in digits, such as 24.70",
  ambiguous: "",
  negative: "An amount cannot be below zero",
  too_many_decimals: "",
  too_large: "This amount is too large",
};

function refuse(problem: AmountProblem, message = problemWords[problem]): ParsedAmount {
  return { ok: false, problem, message };
}

/** Reads an amount as typed anywhere in the world: `24,70`, `1.234,50`, `1’234.50`, `١٢٫٥`. */
export function parseAmount(text: string, currency: string, locale: string): ParsedAmount {
  if (text.trim() === "") return refuse("empty");
  const number = plainNumber(text);
  if (number.startsWith("-")) return refuse("negative");
  const digits = minorDigits(currency);
  const parts = splitNumber(number, digits, locale);
  if (!parts) return refuse("not_a_number");
  if ("readings" in parts) {
    const [large, small] = parts.readings;
    return refuse("ambiguous", `${number} can be read two ways. Write ${large} or ${small}`);
  }
  const [whole, typed] = parts;
  const fraction = typed.replace(/0+$/, "");
  if (fraction.length > digits) {
    const allowed = digits === 0 ? "no decimals" : `at most ${digits} decimals`;
    return refuse("too_many_decimals", `${currency.toUpperCase()} has ${allowed}`);
  }
  const amountMinor = Number(whole + fraction.padEnd(digits, "0"));
  return amountMinor > maxAmountMinor ? refuse("too_large") : { ok: true, amountMinor };
}
