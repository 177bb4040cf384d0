import { textOf, type Fields } from "../../fields.ts";
import { priceText } from "../../price-text.ts";

/** Who did it. */
export const whoOf = (told: Fields): string => textOf(told, "name", "Somebody");

/** How many they are, after what is said of one: `, 3 people`. */
export function partyOf(told: Fields): string {
  const size = Number(told["partySize"] ?? 1);
  return size > 1 ? `, ${size} people` : "";
}

/** What was paid or given back. */
export function sumOf({ totalMinor, currency }: Fields): string {
  return typeof totalMinor === "number" && typeof currency === "string"
    ? priceText(totalMinor, currency, "en")
    : "";
}
