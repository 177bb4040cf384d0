import { Refusal } from "../../parts/Refusal.tsx";
import * as css from "../../styles/css.ts";
import { outcomeFor, told } from "./forms.ts";
import * as own from "./order.css.ts";
import { isCalledOff, orderSaid } from "./order-state.ts";
import type { OrderPart } from "./order.types.ts";

/** What is longer stands in smaller letters. */
const longest = 32;

/** What happened, and what is safe. While a payment is awaited the page looks again by itself. */
export function Lead(part: OrderPart) {
  const { shared, own: said, words, query, outcome } = part;
  const { status, event, testMode, totalMinor } = shared;
  const hasLeft = query["jubilee_payment"] === "cancelled" || outcome?.form === "pay";
  const isUnpaid = status === "awaiting_payment" && hasLeft;
  const { title, text } = isUnpaid
    ? { title: said.checkout.cancelledTitle, text: said.checkout.cancelledText }
    : orderSaid(shared, said);
  const done = told(part);
  const isWaiting = status === "awaiting_payment" && !isCalledOff(shared);
  return (
    <header className={own.lead} data-watch={isWaiting ? "" : undefined}>
      {done && (
        <output className={css.notice} data-said="">
          {done}
        </output>
      )}
      <h1 className={title.length > longest ? css.longTitle : css.title} tabIndex={-1} dir="auto">
        {title}
      </h1>
      <p className={own.text}>{text}</p>
      {isWaiting && (isUnpaid ? <PayAgain {...part} /> : <LookAgain {...part} />)}
      {event.status === "cancelled" && (
        <div className={`${css.notice} ${css.alarm}`} role="alert">
          <b>{words.closed.cancelledTitle}</b>
          {words.closed.cancelledText}
        </div>
      )}
      {event.status === "ended" && (
        <div className={css.notice}>
          <b>{words.closed.endedTitle}</b>
          {words.closed.endedText}
        </div>
      )}
      {testMode && totalMinor > 0 && <p className={css.notice}>{words.common.testMode}</p>}
    </header>
  );
}

/** Without a script the page is asked for again by a press. */
function LookAgain({ own: said, address }: OrderPart) {
  return (
    <noscript>
      <a className={css.button} href={address()}>
        {said.lookAgain}
      </a>
    </noscript>
  );
}

/** Back to the payment page, for whoever left it without having paid. */
function PayAgain(part: OrderPart) {
  const { own: said, address, key, siteUrl, words } = part;
  return (
    <form method="post" action={address("pay")} data-leaves="pay">
      <input type="hidden" name="returnUrl" value={siteUrl + address()} />
      <input type="hidden" name="idempotencyKey" value={key} />
      <Refusal words={words} outcome={outcomeFor(part, ["pay"])} />
      <button className={css.main}>{said.checkout.payAgain}</button>
    </form>
  );
}
