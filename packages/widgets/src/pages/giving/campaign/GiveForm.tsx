import { amountProblem, feeOnTop } from "@jubilee/core/giving/giving.rules";
import { formatMoney, formatPrice } from "@jubilee/core/money/money.rules";
import { startFields } from "../../../donation/donation-state.ts";
import { Field, Trap } from "../../parts/Field.tsx";
import { Refusal } from "../../parts/Refusal.tsx";
import { field, main } from "../../styles/css.ts";
import type { CampaignPart } from "./campaign.types.ts";
import { amountIn } from "./forms.ts";
import * as css from "./give.css.ts";
import { Dedication } from "./Dedication.tsx";
import { Choices } from "./Choices.tsx";
import { ForAmount, Sum } from "./ForAmount.tsx";

/** What is wrong with the amount that was sent, in words. */
function amountWords({ shared, reader, own, outcome }: CampaignPart): string | null {
  if (outcome?.refused?.field !== "amountMinor") return null;
  const { campaign, event } = shared;
  const money = (amount: number) => formatPrice(amount, event.currency, reader.lang);
  const { missing, small, large } = own.donation;
  const problem = amountProblem(amountIn(outcome.typed, event.currency), campaign) ?? "missing";
  return {
    missing,
    small: small(money(campaign.leastMinor)),
    large: large(money(campaign.mostMinor)),
  }[problem];
}

/** How often, how much, in whose name, where the receipt goes; one button. */
export function GiveForm(part: CampaignPart) {
  const { shared, reader, own, words, address, outcome, key } = part;
  const { campaign, event } = shared;
  const { donation, giving } = own;
  const { amounts, frequencies, funds, fee } = campaign;
  const typed = outcome?.typed ?? {};
  const first = startFields(campaign);
  const price = (amount: number) => formatPrice(amount, event.currency, reader.lang);
  const exact = (amount: number) => formatMoney(amount, event.currency, reader.lang);
  return (
    <form className={css.card} method="post" action={`${address("give")}#give`} data-gift="">
      <input type="hidden" name="lang" value={reader.lang} />
      <input type="hidden" name="idempotencyKey" value={typed["idempotencyKey"] ?? key} />
      <div className={css.top}>
        <h2 lang={event.locale} dir="auto">
          {campaign.askTitle ?? donation.title}
        </h2>
        <p lang={event.locale} dir="auto">
          {campaign.askText ?? campaign.beneficiary}
        </p>
        {campaign.match && (
          <span className={css.flag}>{donation.match(campaign.match.sponsor)}</span>
        )}
      </div>
      <div className={css.part}>
        {frequencies.length > 1 ? (
          <Choices
            name="frequency"
            label={donation.oftenLabel}
            look={css.segments}
            options={frequencies.map((value) => [value, donation.often[value]])}
            chosen={typed["frequency"] ?? first.frequency}
          />
        ) : (
          <input type="hidden" name="frequency" value={first.frequency} />
        )}
        {amounts.length > 0 && (
          <Choices
            name="amount"
            label={donation.amountLabel}
            look={css.amounts}
            options={amounts.map(({ amountMinor }) => [String(amountMinor), price(amountMinor)])}
            chosen={typed["amount"] ?? String(first.picked)}
          />
        )}
        {amounts.some(({ label }) => label) && (
          <p className={css.help} lang={event.locale} dir="auto">
            <ForAmount amounts={amounts} render={({ label }) => label} />
          </p>
        )}
        <Field
          {...{ words, outcome }}
          name="other"
          label={donation.other}
          hint={event.currency}
          maxLength={200}
          placeholder=" "
          problem={amountWords(part)}
        />
        {funds.length > 0 && (
          <label className={field}>
            <span>{donation.fund}</span>
            <select name="fundId">
              <option value="">{donation.anyFund}</option>
              {funds.map(({ id, name }) => (
                <option key={id} value={id} selected={typed["fundId"] === id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className={css.part}>
        {fee && (
          <label className={css.tick}>
            <input type="checkbox" name="coversFee" checked={typed["coversFee"] !== undefined} />
            <span>
              <ForAmount
                amounts={amounts}
                render={({ amountMinor }) => (
                  <>
                    {donation.cover(exact(feeOnTop(amountMinor, fee)))}
                    <span className={css.help}>
                      {donation.coverHelp(campaign.beneficiary, price(amountMinor))}
                    </span>
                  </>
                )}
                other={giving.coverAny}
              />
            </span>
          </label>
        )}
        {campaign.offersDedication && <Dedication {...part} />}
        <Field
          {...{ words, outcome }}
          name="name"
          label={campaign.showsWall ? donation.wallName : donation.yourName}
          hint={campaign.showsWall ? donation.wallHint : words.common.optional}
          autoComplete="name"
          maxLength={200}
        />
        <Field
          {...{ words, outcome }}
          name="email"
          type="email"
          label={donation.receipt}
          autoComplete="email"
          maxLength={254}
          required
        />
        <Trap />
      </div>
      <div className={css.last}>
        <div className={css.spread}>
          <b>
            {donation.today}{" "}
            {frequencies.map((often) => (
              <span key={often} className={css.help} data-often={often}>
                {donation.after[often]}
              </span>
            ))}
          </b>
          <b className={css.sum}>
            <Sum part={part} say={exact} />
          </b>
        </div>
        <Refusal
          {...{ words, outcome }}
          fields={["amountMinor", "name", "email", "dedicationName"]}
        />
        <button className={main}>
          <Sum part={part} say={(due) => donation.give(price(due))} other={donation.giveEmpty} />
        </button>
        <p className={css.help}>
          <bdi>{campaign.taxText}</bdi> {donation.payNote}
        </p>
      </div>
      <div className={css.foot}>
        {shared.testMode ? (
          <span className={css.flag}>{words.common.testMode}</span>
        ) : (
          <bdi>{campaign.beneficiary}</bdi>
        )}
        <span>
          {words.common.with} <b>{part.productName}</b>
        </span>
      </div>
    </form>
  );
}
