import { formatMoney } from "@jubilee/core/money/money.rules";
import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { distance } from "../../../format/binding.ts";
import { momentInZone } from "../../moments.ts";
import { Refusal } from "../../parts/Refusal.tsx";
import * as css from "../../styles/css.ts";
import { tickets } from "./forms.ts";
import * as own from "./waiting.css.ts";
import type { WaitingPart } from "./waiting.types.ts";
import { onOwnClock } from "../../parts/own-clock.ts";

/** Takes what is held for the party: free at once, else by the payment page. */
export function Offer(part: WaitingPart & { offer: OrderView }) {
  const { offer, own: said, words, reader, address, outcome, key, siteUrl } = part;
  const sum = formatMoney(offer.totalMinor, offer.currency, reader.locale);
  const taken = outcome?.form === "take" ? outcome : null;
  return (
    <section className={own.panel} aria-labelledby="offer">
      <h2 id="offer">{offer.totalMinor > 0 ? sum : said.free}</h2>
      <ul className={own.lines}>
        {offer.lines.map(({ ticketTypeId, quantity, name }) => (
          <li key={ticketTypeId}>
            {`${quantity} × `}
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <Deadline {...part} />
      {offer.totalMinor > 0 && <p className={css.small}>{said.allIn}</p>}
      <Refusal words={words} outcome={taken} />
      {taken?.refused && (
        <a className={css.link} href={address()}>
          {said.lookAgain}
        </a>
      )}
      <form className={own.ways} method="post" action={address("take")} data-leaves="take">
        <input type="hidden" name="returnUrl" value={siteUrl + tickets} />
        <input type="hidden" name="idempotencyKey" value={key} />
        <button className={css.main} name="payment" value="provider">
          {offer.totalMinor > 0 ? said.takeAndPay(sum) : said.take}
        </button>
        {offer.terms?.payLater && (
          <button className={css.button} name="payment" value="offline">
            {said.payLater}
          </button>
        )}
      </form>
    </section>
  );
}

/** Until when it is held: on the event's clock, on the reader's, and how long that still is. */
function Deadline({
  offer,
  shared,
  own: said,
  words,
  reader,
  now,
}: WaitingPart & { offer: OrderView }) {
  const { holdExpiresAt } = offer;
  if (!holdExpiresAt) return null;
  const { event } = shared;
  const { locale } = reader;
  const left = Date.parse(holdExpiresAt) - now;
  return (
    <>
      <p>{said.until(momentInZone(holdExpiresAt, event, locale))}</p>
      <p className={css.small} {...onOwnClock(holdExpiresAt, event.timeZone, locale, words)} />
      {left > 0 && (
        <p
          className={own.left}
          role="timer"
          data-ends={holdExpiresAt}
          data-locale={locale}
          data-words={words.common.left("{time}")}
        >
          {words.common.left(distance(left, locale))}
        </p>
      )}
    </>
  );
}
