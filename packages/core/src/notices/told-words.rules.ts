import { formatMoney } from "../money/money.rules.ts";

type ToldFacts = Readonly<Record<string, unknown>>;

/** A told text, or what stands for it. */
export function textOf(told: ToldFacts, name: string, fallback = ""): string {
  const value = told[name];
  return typeof value === "string" ? value : fallback;
}

/** Who did it. */
export const whoOf = (told: ToldFacts): string => textOf(told, "name", "Somebody");

/** How many they are, after what is said of one: `, 3 people`. */
export function partyOf(told: ToldFacts): string {
  const size = Number(told["partySize"] ?? 1);
  return size > 1 ? `, ${size} people` : "";
}

/** What was paid or given back. */
export function sumOf({ totalMinor, currency }: ToldFacts): string {
  return typeof totalMinor === "number" && typeof currency === "string"
    ? formatMoney(totalMinor, currency, "en")
    : "";
}

const addresses = /[^\s@<>()“”"]+@[^\s@<>()“”"]+\.[^\s@<>()“”"]+/gu;
/** A number that is dialled: it begins with + or 0 and has eight digits or more. */
const numbers = /(?<![\p{L}\d])(?:\+|0)(?:[\s().\-/]*\d){7,}/gu;

/**
 * A line as a locked screen shows it to anybody near: somebody who goes by their address or their
 * telephone number is not told by it.
 */
export const withoutContacts = (line: string): string =>
  line.replace(addresses, "…").replace(numbers, "…");
