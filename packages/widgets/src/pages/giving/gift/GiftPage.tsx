import { formatMoney, formatPrice } from "@jubilee/core/money/money.rules";
import { formatterOf } from "@jubilee/core/base/time.rules";
import { Bar } from "../../parts/Bar.tsx";
import { Cover } from "../../parts/Cover.tsx";
import { Foot } from "../../parts/Foot.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { Refusal } from "../../parts/Refusal.tsx";
import * as page from "../../styles/css.ts";
import { Rows } from "../Rows.tsx";
import * as css from "../own.css.ts";
import { canPay, giftState, type GiftState } from "./gift-state.ts";
import type { GiftPart } from "./gift.types.ts";

const heart =
  "M20.8 5.6a5.5 5.5 0 0 0-7.8 0L12 6.7l-1-1.1a5.5 5.5 0 0 0-7.8 7.8l1 1.1L12 22l7.8-7.5 1-1.1a5.5 5.5 0 0 0 0-7.8z";

/** A gift as the server has it: waiting, arrived, declined or gone back. */
export function GiftPage(part: GiftPart) {
  const { shared, words, reader, own, query, address } = part;
  const state = giftState(shared, query);
  return (
    <>
      <Bar part={part} />
      <main id="content" tabIndex={-1} className={css.page}>
        <div
          className={css.lead}
          id="standing"
          data-anew=""
          data-watch={state === "waiting" ? later(address()) : undefined}
        >
          <Cover event={shared.event} />
          {state === "thanks" && (
            <span className={css.seal} aria-hidden="true">
              <Icon lines={heart} />
            </span>
          )}
          <div className={css.said}>
            <h1 className={css.title} tabIndex={-1}>
              {titleOf(state, part)}
            </h1>
            <p className={page.soft}>{textOf(state, part)}</p>
            {shared.testMode && <p className={css.test}>{words.common.testMode}</p>}
            <Refusal words={words} outcome={part.outcome} />
            <Ways part={part} state={state} />
          </div>
        </div>
        <section className={css.card} id="gift" data-anew="">
          <h2>{own.giving.yourGift}</h2>
          <Receipt {...part} />
        </section>
      </main>
      <Foot words={words} productName={part.productName} lang={reader.lang} path={address()} />
    </>
  );
}

/** The page once it has waited long enough for its payment. */
const later = (address: string): string => `${address}&waited=1`;

function titleOf(state: GiftState, { shared, own: { thanks } }: GiftPart): string {
  if (state === "thanks") return thanks.title(shared.donorName ?? "");
  return thanks[`${state}Title`];
}

function textOf(state: GiftState, { shared, own: { thanks }, reader }: GiftPart): string {
  const { amountMinor, refundedMinor, currency, thanksText, beneficiary, plan } = shared;
  const money = (amount: number) => formatPrice(amount, currency, reader.lang);
  if (state === "refunded") return thanks.refundedText(money(refundedMinor || amountMinor));
  if (state !== "thanks") return thanks[`${state}Text`];
  return [
    thanksText ?? thanks.text(money(amountMinor), beneficiary),
    plan && thanks.repeats[plan.frequency],
  ]
    .filter(Boolean)
    .join(" ");
}

/** What can be done now: pay, look again, change a gift that repeats, go back. */
function Ways({ part, state }: { part: GiftPart; state: GiftState }) {
  const { shared, own, address } = part;
  const { thanks, giving } = own;
  const token = shared.plan?.planToken;
  return (
    <div className={css.ways}>
      {canPay(state) && (
        <form method="post" action={address("pay")}>
          <button className={page.main}>{thanks.payAgain}</button>
        </form>
      )}
      {state === "waiting" && (
        <a className={page.button} href={later(address())}>
          {giving.lookAgain}
        </a>
      )}
      {token && state === "thanks" && (
        <a className={page.button} href={`/giving/${encodeURIComponent(token)}`}>
          {thanks.change}
        </a>
      )}
      <a className={page.button} href={shared.pageUrl}>
        {giving.toCampaign}
      </a>
    </div>
  );
}

function Receipt({ shared, own, reader }: GiftPart) {
  const { giving, donation } = own;
  const { event, beneficiary, dedication, receivedAt, fund, taxText } = shared;
  const money = (amount: number) => formatMoney(amount, shared.currency, reader.lang);
  const day = formatterOf(reader.locale, { dateStyle: "long", timeZone: "UTC" });
  return (
    <Rows
      hosts={event.locale}
      rows={[
        { term: giving.campaign, detail: event.name, isHosts: true },
        { term: giving.receiver, detail: beneficiary, isHosts: true },
        { term: giving.gift, detail: money(shared.amountMinor) },
        shared.feeMinor > 0 && { term: giving.fee, detail: money(shared.feeMinor) },
        shared.refundedMinor > 0 && { term: giving.goneBack, detail: money(shared.refundedMinor) },
        { term: giving.howOften, detail: donation.often[shared.frequency] },
        fund !== null && { term: giving.purpose, detail: fund, isHosts: true },
        dedication && { term: donation[dedication.kind], detail: dedication.name },
        receivedAt !== null && { term: giving.date, detail: day.format(Date.parse(receivedAt)) },
        { term: giving.receipt, detail: shared.code },
        taxText !== null && { term: giving.tax, detail: taxText, isHosts: true },
      ]}
    />
  );
}
