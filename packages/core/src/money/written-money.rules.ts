/** Reads what `money-words.rules.ts` has written, in a browser and without a formatter. */
import { minorDigits, type Zeros } from "./money.rules.ts";

/** How a language writes amounts of one currency. */
export interface MoneyWords {
  before: string;
  after: string;
  /** Between groups of three digits. */
  group: string;
  decimal: string;
  /** So many digits are written without groups. */
  ungrouped: number;
  /** Its own ten digits, unless it has the Latin ones. */
  digits?: string;
}

/** An amount in minor units as `writeMoney` says it; nothing for one below zero. */
export function writtenMoney(
  words: MoneyWords,
  amountMinor: number,
  currency: string,
  zeros: Zeros,
): string | undefined {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 0) return undefined;
  const places = minorDigits(currency);
  const all = String(amountMinor).padStart(places + 1, "0");
  const whole = all.slice(0, all.length - places);
  const fraction = all.slice(all.length - places);
  const grouped =
    whole.length > words.ungrouped ? whole.replace(/\B(?=(\d{3})+$)/g, words.group) : whole;
  const isWhole = places === 0 || (zeros === "stripIfInteger" && Number(fraction) === 0);
  const number = isWhole ? grouped : grouped + words.decimal + fraction;
  const { digits } = words;
  return (
    words.before +
    (digits ? number.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit) : number) +
    words.after
  );
}
