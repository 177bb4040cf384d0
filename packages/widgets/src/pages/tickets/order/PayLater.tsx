import { bankLines } from "@jubilee/core/money/bank-accounts.rules";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { momentInZone } from "../../moments.ts";
import { CopyButton } from "../../parts/CopyButton.tsx";
import { GiveUpSheet } from "./GiveUpSheet.tsx";
import * as css from "./order.css.ts";
import type { OrderPart } from "./order.types.ts";
import { onOwnClock } from "../../parts/own-clock.ts";

/** How to pay what is paid outside the provider: how much, where to, and until when it is held. */
export function PayLater(part: OrderPart) {
  const { shared, own, words, reader } = part;
  const { holdExpiresAt, terms, event, code, totalMinor, currency } = shared;
  const { instructions, account } = terms?.payLater ?? {};
  const { payLater } = own;
  const lines = account ? bankLines(account, payLater.account) : [];
  const facts = [...lines, { label: payLater.reference, value: code, copied: code }];
  const sum = formatMoney(totalMinor, currency, reader.locale);
  const copy = (text: string, what: string) => (
    <CopyButton text={text} label={payLater.copy(what)} done={words.page.copiedText} />
  );
  return (
    <section className={css.panel}>
      <h2 className={css.title}>{payLater.title(sum, code)}</h2>
      {holdExpiresAt && (
        <p>
          {payLater.until(momentInZone(holdExpiresAt, event, reader.locale))}
          <span
            className={css.own}
            {...onOwnClock(holdExpiresAt, event.timeZone, reader.locale, words)}
          />
        </p>
      )}
      <dl className={css.account}>
        {facts.map(({ label, value, copied }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
              {copy(copied, label)}
            </dd>
          </div>
        ))}
      </dl>
      {instructions && (
        <div className={css.howTo}>
          <p lang={event.locale} dir="auto">
            {instructions}
          </p>
          {copy(instructions, payLater.howTo)}
        </div>
      )}
      <GiveUpSheet {...part} />
    </section>
  );
}
