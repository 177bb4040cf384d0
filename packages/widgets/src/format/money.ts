import { writeMoney, type Zeros } from "@jubilee/core/money/money.rules";
import { told } from "./told.ts";

/** A price without the zeros of a whole amount: `$65`, unless they are asked for. */
export const price = (
  amountMinor: number,
  currency: string,
  lang: string,
  zeros: Zeros = "stripIfInteger",
): string =>
  // English without a region is American: one way to write an amount.
  told([lang.replace("en-US", "en"), currency, amountMinor, zeros], () =>
    writeMoney(amountMinor, currency, lang, zeros),
  );

/** An amount with all its digits: `$65.00`. */
export const exact = (amountMinor: number, currency: string, lang: string): string =>
  price(amountMinor, currency, lang, "auto");
