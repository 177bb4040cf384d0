import type { CampaignDraft } from "@jubilee/core/giving/fundraising.types";
import type { GivingFrequency } from "@jubilee/core/giving/giving.types";
import type { CallFailure } from "@jubilee/core/base/result.types";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Form } from "@jubilee/ui/form";
import { MoneyField } from "@jubilee/ui/money-field";
import { Section } from "@jubilee/ui/section";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import { currencyOptions } from "../../../event-kit/currency.rules.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { AmountRows } from "./AmountRows.tsx";
import { CampaignWindow } from "./CampaignWindow.tsx";
import { FundRows } from "./FundRows.tsx";
import { MatchFields } from "./MatchFields.tsx";

interface CampaignFormProps {
  start: CampaignDraft;
  /** Once somebody has given, the currency stays. */
  isCurrencyFixed: boolean;
  isBusy: boolean;
  submitLabel: string;
  onSubmit: (draft: CampaignDraft, place: (failure: CallFailure) => boolean) => void;
}

const rhythms: { value: GivingFrequency; label: string }[] = [
  { value: "once", label: "Once" },
  { value: "month", label: "Every month" },
  { value: "year", label: "Every year" },
];

/** What is asked for, of whom, and how. */
export function CampaignForm(props: CampaignFormProps) {
  const { start, isCurrencyFixed, isBusy, submitLabel, onSubmit } = props;
  const locale = useLocale();
  const [first] = useState(start);
  const [draft, setDraft] = useState(first);
  const [wrong, setWrong] = useState<CallFailure | null>(null);
  const change = (changed: Partial<CampaignDraft>) => {
    setDraft({ ...draft, ...changed });
    setWrong(null);
  };
  const errorOf = (field: keyof CampaignDraft) =>
    wrong?.field === field ? { error: wrong.message } : {};
  const place = (failure: CallFailure) => {
    const isOurs = failure.field !== null && failure.field in draft;
    if (isOurs) setWrong(failure);
    return isOurs;
  };
  const { currency } = draft;
  const has = (value: GivingFrequency) => draft.frequencies.includes(value);
  const toggle = (value: GivingFrequency, checked: boolean) =>
    change({
      frequencies: rhythms
        .map((one) => one.value)
        .filter((one) => (one === value ? checked : has(one))),
    });
  return (
    <Form
      label="Campaign"
      busy={isBusy}
      unsaved={draft !== first}
      onSubmit={() => onSubmit(draft, place)}
    >
      <Stack gap="8">
        <Section title="What it is for">
          <Stack gap="4">
            <TextField
              label="Name"
              value={draft.name}
              maxLength={120}
              onValueChange={(name) => change({ name })}
              {...errorOf("name")}
            />
            <TextField
              label="Who receives the gifts"
              value={draft.beneficiary}
              maxLength={120}
              onValueChange={(beneficiary) => change({ beneficiary })}
              {...errorOf("beneficiary")}
            />
            <TextArea
              label="Story"
              help="An empty line begins a new paragraph."
              optional
              rows={6}
              value={draft.story}
              maxLength={20_000}
              onValueChange={(story) => change({ story })}
              {...errorOf("story")}
            />
          </Stack>
        </Section>
        <Section title="When and where" divided>
          <CampaignWindow draft={draft} onChange={change} errorOf={errorOf} />
        </Section>
        <Section title="Money" divided>
          <Stack gap="4">
            <Select
              label="Currency"
              help={
                isCurrencyFixed ? "It stays once somebody has given." : "Of every gift and sum."
              }
              options={currencyOptions(currency, locale)}
              value={currency}
              disabled={isCurrencyFixed}
              onValueChange={(chosen) => change({ currency: chosen })}
              {...errorOf("currency")}
            />
            <MoneyField
              label="Goal"
              optional
              valueMinor={draft.goalMinor}
              onValueChange={(goalMinor) => change({ goalMinor })}
              currency={currency}
              locale={locale}
              {...errorOf("goalMinor")}
            />
            <AmountRows
              amounts={draft.amounts}
              currency={currency}
              onChange={(amounts) => change({ amounts })}
              {...errorOf("amounts")}
            />
            <FundRows
              funds={draft.funds}
              onChange={(funds) => change({ funds })}
              {...errorOf("funds")}
            />
            <MoneyField
              label="Smallest gift"
              valueMinor={draft.leastMinor}
              onValueChange={(amount) => change({ leastMinor: amount ?? 0 })}
              currency={currency}
              locale={locale}
              {...errorOf("leastMinor")}
            />
            <MoneyField
              label="Largest gift"
              help="At once, online. What comes by hand has no limit."
              valueMinor={draft.mostMinor}
              onValueChange={(amount) => change({ mostMinor: amount ?? 0 })}
              currency={currency}
              locale={locale}
              {...errorOf("mostMinor")}
            />
          </Stack>
        </Section>
        <Section title="How people give" divided>
          <Stack gap="4">
            {rhythms.map(({ value, label }) => (
              <Checkbox
                key={value}
                label={label}
                checked={has(value)}
                onCheckedChange={(checked) => toggle(value, checked)}
                {...(value === "once" ? errorOf("frequencies") : {})}
              />
            ))}
            <Checkbox
              label="Donors may add the payment fee"
              help="Never ticked beforehand."
              checked={draft.offersFeeCover}
              onCheckedChange={(offersFeeCover) => change({ offersFeeCover })}
            />
            <Checkbox
              label="Donors may give in someone’s name"
              checked={draft.offersDedication}
              onCheckedChange={(offersDedication) => change({ offersDedication })}
            />
            <Checkbox
              label="A wall with the names of those who want it"
              checked={draft.showsWall}
              onCheckedChange={(showsWall) => change({ showsWall })}
            />
          </Stack>
        </Section>
        <Section title="Words" divided>
          <Stack gap="4">
            <TextField
              label="Title of the form"
              optional
              value={draft.askTitle}
              maxLength={80}
              onValueChange={(askTitle) => change({ askTitle })}
            />
            <TextField
              label="Sentence under it"
              optional
              value={draft.askText}
              maxLength={200}
              onValueChange={(askText) => change({ askText })}
            />
            <TextField
              label="Thanks"
              help="On the page after a gift and in the receipt."
              optional
              value={draft.thanksText}
              maxLength={500}
              onValueChange={(thanksText) => change({ thanksText })}
            />
            <TextField
              label="Tax sentence"
              help="With your tax number, for the receipt."
              optional
              value={draft.taxText}
              maxLength={500}
              onValueChange={(taxText) => change({ taxText })}
            />
          </Stack>
        </Section>
        <Section title="Matching" divided>
          <MatchFields draft={draft} onChange={change} errorOf={errorOf} />
        </Section>
        <Button type="submit" loading={isBusy}>
          {submitLabel}
        </Button>
      </Stack>
    </Form>
  );
}
