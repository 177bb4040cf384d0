import { writeMoney, type Zeros } from "@jubilee/core/money/money.rules";
import { type MoneyWords, writtenMoney } from "@jubilee/core/money/written-money.rules";
import { told } from "./told.ts";

// English without a region is American: one way to write an amount.
const asSpoken = (lang: string) => lang.replace("en-US", "en");

/** What the server has written of how a language writes a currency's amounts, as JSON, if it has. */
export const anyAmount = (currency: string, lang: string, make = () => "") =>
  told([asSpoken(lang), currency, "amounts"], make);

/** A price without the zeros of a whole amount: `$65`, unless they are asked for. */
export const price = (
  amountMinor: number,
  currency: string,
  lang: string,
  zeros: Zeros = "stripIfInteger",
): string =>
  told([asSpoken(lang), currency, amountMinor, zeros], () => {
    const words = anyAmount(currency, lang);
    const written =
      words && writtenMoney(JSON.parse(words) as MoneyWords, amountMinor, currency, zeros);
    return written || writeMoney(amountMinor, currency, lang, zeros);
  });

/** An amount with all its digits: `$65.00`. */
export const exact = (amountMinor: number, currency: string, lang: string): string =>
  price(amountMinor, currency, lang, "auto");
