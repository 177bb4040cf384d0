import { amountProblem } from "@jubilee/core/giving/giving.rules";
import {
  formatAmountInput,
  formatMoney,
  formatPrice,
  parseAmount,
} from "@jubilee/core/money/money.rules";
import { Bar } from "../../parts/Bar.tsx";
import { Cover } from "../../parts/Cover.tsx";
import { Field } from "../../parts/Field.tsx";
import { Foot } from "../../parts/Foot.tsx";
import { Refusal } from "../../parts/Refusal.tsx";
import * as page from "../../styles/css.ts";
import * as css from "../own.css.ts";
import { Rows } from "../Rows.tsx";
import type { PlanPart } from "./plan.types.ts";
import { dayOf, leadOf, titleOf } from "./plan-words.ts";

/** A repeating gift for its donor: how it stands, another amount, a pause, the end, what was given. */
export function PlanPage(part: PlanPart) {
  const { shared, words, reader } = part;
  const { plan, event, campaign, testMode } = shared;
  const isOver = plan.status === "cancelled";
  return (
    <>
      <Bar part={part} />
      <main id="content" tabIndex={-1} className={css.page}>
        <div className={css.lead} id="standing" data-anew="">
          <Cover event={event} />
          <div className={css.said}>
            <h1 className={css.title} tabIndex={-1}>
              {titleOf(part)}
            </h1>
            <p>{leadOf(part)}</p>
            <p className={page.soft}>
              <bdi lang={event.locale}>{event.name}</bdi>,{" "}
              <bdi lang={event.locale}>{campaign.beneficiary}</bdi>
            </p>
            {testMode && <p className={css.test}>{words.common.testMode}</p>}
            <Refusal words={words} outcome={part.outcome} fields={["amount"]} />
            <Ways {...part} />
          </div>
        </div>
        <div className={css.column} id="rest" data-anew="">
          {!isOver && <Amount {...part} />}
          <Gifts {...part} />
        </div>
        {!isOver && <EndSheet {...part} />}
      </main>
      <Foot words={words} productName={part.productName} lang={reader.lang} path={part.address()} />
    </>
  );
}

function Ways({ shared: { plan, pageUrl }, own: { giving }, address }: PlanPart) {
  return (
    <div className={css.ways}>
      {plan.status === "active" && (
        <form method="post" action={address("pause")} data-send="pause">
          <button className={page.button}>{giving.pause}</button>
        </form>
      )}
      {plan.status === "paused" && (
        <form method="post" action={address("resume")} data-send="resume">
          <button className={page.main}>{giving.resume}</button>
        </form>
      )}
      {plan.status !== "cancelled" && (
        <button type="button" className={page.button} popoverTarget="end">
          {giving.end}
        </button>
      )}
      <a className={page.button} href={pageUrl}>
        {giving.toCampaign}
      </a>
    </div>
  );
}

/** What is wrong with the amount that was sent, in words. */
function problemOf({ shared, own, outcome, reader }: PlanPart): string | null {
  if (outcome?.refused?.field !== "amount") return null;
  const { plan, campaign } = shared;
  const parsed = parseAmount(outcome.typed["amount"] ?? "", plan.currency, reader.lang);
  const problem = amountProblem(parsed.ok ? parsed.amountMinor : null, campaign);
  const money = (amount: number) => formatPrice(amount, plan.currency, reader.lang);
  if (problem === "small") return own.donation.small(money(campaign.leastMinor));
  if (problem === "large") return own.donation.large(money(campaign.mostMinor));
  return own.giving.amountWrong;
}

/** From the next gift on. */
function Amount(part: PlanPart) {
  const { shared, own, words, reader, address } = part;
  const { plan } = shared;
  const { giving, donation } = own;
  const outcome = part.outcome?.form === "amount" && part.outcome.refused ? part.outcome : null;
  return (
    <section className={css.card}>
      <h2>{giving.amountTitle}</h2>
      <form className={css.amount} method="post" action={address("amount")} data-send="amount">
        <input type="hidden" name="lang" value={reader.lang} />
        <Field
          {...{ words, outcome }}
          name="amount"
          label={donation.often[plan.frequency]}
          hint={plan.currency}
          value={formatAmountInput(plan.amountMinor, plan.currency, reader.lang)}
          maxLength={40}
          required
          problem={problemOf(part)}
        />
        <p className={page.small}>{giving.amountHelp}</p>
        <button className={page.main}>{giving.saveAmount}</button>
      </form>
    </section>
  );
}

function Gifts(part: PlanPart) {
  const { shared, own, reader } = part;
  const { gifts, plan, event } = shared;
  const { states, gifts: title } = own.giving;
  return (
    <section className={css.card}>
      <h2>{title}</h2>
      <Rows
        hosts={event.locale}
        rows={gifts.map(({ at, totalMinor, status, code }) => ({
          term: dayOf(part, at),
          detail: [formatMoney(totalMinor, plan.currency, reader.lang), states[status], code].join(
            " · ",
          ),
        }))}
      />
    </section>
  );
}

/** Asked once more before a gift ends, which cannot be begun again. */
function EndSheet({ own: { giving }, address }: PlanPart) {
  return (
    <dialog
      id="end"
      popover="auto"
      className={page.sheet}
      aria-labelledby="end-title"
      data-closes=""
    >
      <h2 id="end-title">{giving.endTitle}</h2>
      <p>{giving.endText}</p>
      <form className={page.form} method="post" action={address("cancel")} data-send="cancel">
        <button className={page.main}>{giving.end}</button>
        <button type="button" className={page.button} popoverTarget="end">
          {giving.keep}
        </button>
      </form>
    </dialog>
  );
}
