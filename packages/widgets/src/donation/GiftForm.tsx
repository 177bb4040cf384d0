import type { ReactNode } from "react";
import { bindingHere } from "../format/binding.ts";
import * as money from "../format/money.ts";
import { Alert } from "../parts/Alert.tsx";
import { Button } from "../parts/Button.tsx";
import { Field } from "../parts/Field.tsx";
import { Lazy } from "../parts/Lazy.tsx";
import { Trap } from "../parts/Trap.tsx";
import { act, help, section, spread } from "../styles/base.css.ts";
import { field, input } from "../styles/field.css.ts";
import { amounts, segments, sum } from "../styles/donation.css.ts";
import { feeOf } from "./donation-state.ts";
import { Options } from "./Options.tsx";
import { Tick } from "./Tick.tsx";
import { useGift, type GiftOptions } from "./useGift.ts";

const loadDedication = () => import("../steps/donation/dedication.tsx");

interface Props extends GiftOptions {
  top: ReactNode;
}

/** How often, how much, in whose name, where the receipt goes; one button. */
export function GiftForm(props: Props) {
  const { context, data, copy, top } = props;
  const gift = useGift(props);
  const { fields, amount, change, errors, problem, busy } = gift;
  const { campaign, event } = data;
  const price = (amount: number, zeros?: "auto") =>
    money.price(amount, event.currency, context.lang, zeros);
  const fee = feeOf(amount, campaign);
  const due = (amount ?? 0) + (fields.coversFee ? fee : 0);
  const label = campaign.amounts.find(({ amountMinor }) => amountMinor === fields.picked)?.label;
  return (
    <form
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        if (!busy) void gift.send();
      }}
    >
      {top}
      <div className={section}>
        {campaign.frequencies.length > 1 && (
          <Options
            name="frequency"
            label={copy.oftenLabel}
            className={segments}
            options={campaign.frequencies.map((value) => ({ value, words: copy.often[value] }))}
            value={fields.frequency}
            onValue={(frequency) => change({ frequency })}
          />
        )}
        {campaign.amounts.length > 0 && (
          <Options
            name="amount"
            label={copy.amountLabel}
            className={amounts}
            options={campaign.amounts.map(({ amountMinor }) => ({
              value: amountMinor,
              words: price(amountMinor),
            }))}
            value={fields.picked}
            onValue={(picked) => change({ picked, other: "" })}
          />
        )}
        {label && (
          <p className={help} dir="auto">
            {label}
          </p>
        )}
        <Field
          name="other"
          label={copy.other}
          optional={event.currency}
          value={fields.other}
          error={errors.amount}
          onValue={(other) => change({ other, picked: null })}
        />
        {campaign.funds.length > 0 && (
          <div className={field}>
            <label htmlFor="fund">{copy.fund}</label>
            <select
              id="fund"
              className={input}
              value={fields.fundId}
              onChange={({ currentTarget }) => change({ fundId: currentTarget.value })}
            >
              <option value="">{copy.anyFund}</option>
              {campaign.funds.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      <div className={section}>
        {fee > 0 && amount !== null && (
          <Tick checked={fields.coversFee} onValue={(coversFee) => change({ coversFee })}>
            {copy.cover(price(fee, "auto"))}
            <span className={help}>{copy.coverHelp(campaign.beneficiary, price(amount))}</span>
          </Tick>
        )}
        {campaign.offersDedication && (
          <Tick checked={fields.dedicates} onValue={(dedicates) => change({ dedicates })}>
            {copy.dedicate}
          </Tick>
        )}
        {campaign.offersDedication && fields.dedicates && (
          <Lazy
            context={context}
            load={loadDedication}
            screen={{ context, fields, change, label: copy.dedicate, error: errors.dedicationName }}
          />
        )}
        <Field
          name="wallName"
          label={campaign.showsWall ? copy.wallName : copy.yourName}
          optional={campaign.showsWall ? copy.wallHint : context.copy.optional}
          autoComplete="name"
          value={fields.wallName}
          error={errors.wallName}
          onValue={(wallName) => change({ wallName })}
        />
        <Field
          name="email"
          label={copy.receipt}
          email
          autoComplete="email"
          value={fields.email}
          error={errors.email}
          onValue={(email) => change({ email })}
        />
        <Trap value={fields.website} onValue={(website) => change({ website })} />
      </div>
      <div className={act}>
        {campaign.endsAt && (
          <p className={help}>{bindingHere(campaign.endsAt, context, context.copy.until)}</p>
        )}
        <div className={spread}>
          <b>
            {copy.today} <span className={help}>{copy.after[fields.frequency]}</span>
          </b>
          <b className={sum}>{price(due, "auto")}</b>
        </div>
        {problem && <Alert {...problem} />}
        <Button main type="submit" busy={busy}>
          {busy
            ? copy.leaving
            : problem
              ? context.copy.tryAgain
              : due > 0
                ? copy.give(price(due))
                : copy.giveEmpty}
        </Button>
        <p className={help}>
          <bdi>{campaign.taxText}</bdi> {copy.payNote}
        </p>
      </div>
    </form>
  );
}
