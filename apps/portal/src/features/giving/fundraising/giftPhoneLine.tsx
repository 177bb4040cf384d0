import type { GiftLine } from "@jubilee/core/giving/fundraising.types";
import { joined } from "@jubilee/core/base/words.rules";
import { MoneyText } from "@jubilee/ui/money-text";
import { PersonRow } from "@jubilee/ui/person-row";
import { lineEnd } from "../../../page-kit/list/ListPage.css.ts";
import { donorOf, giftDay, GiftState, keptMinor, methods } from "./giftColumns.tsx";

/** A gift on a phone: who gave, when and how, the sum, and whether it must be looked at. */
export function giftPhoneLine(locale: string) {
  return (gift: GiftLine) => (
    <PersonRow
      name={donorOf(gift)}
      detail={joined([giftDay(gift, locale), methods[gift.method]])}
      end={
        <span className={lineEnd}>
          <MoneyText amountMinor={keptMinor(gift)} currency={gift.currency} locale={locale} />
          <GiftState gift={gift} />
        </span>
      }
    />
  );
}
