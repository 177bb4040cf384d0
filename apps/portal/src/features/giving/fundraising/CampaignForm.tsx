import type { CampaignDraft } from "@jubilee/core/giving/fundraising.types";
import type { GivingFrequency } from "@jubilee/core/giving/giving.types";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Form } from "@jubilee/ui/form";
import { MoneyField } from "@jubilee/ui/money-field";
import { Section } from "@jubilee/ui/section";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { currencyOptions } from "../../../event-kit/currency.rules.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { BesidePreview } from "../../../event-kit/preview/BesidePreview.tsx";
import { AmountRows } from "./AmountRows.tsx";
import { CampaignPreview } from "./CampaignPreview.tsx";
import { CampaignWindow } from "./CampaignWindow.tsx";
import { FundRows } from "./FundRows.tsx";
import { MatchFields } from "./MatchFields.tsx";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import { createFundraisingApi } from "@jubilee/core/giving/fundraising.api";
import { useLocation } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useFundraisingWrite } from "./useFundraising.ts";

interface CampaignFormProps {
  /** Null makes a new one. */
  campaignId: string | null;
  start: CampaignDraft;
  /** Once somebody has given, the currency stays. */
  isCurrencyFixed: boolean;
  submitLabel: string;
  /** What its cover is drawn from, and what came in so far. */
  seed: string;
  raisedMinor: number;
}

const rhythms: { value: GivingFrequency; label: string }[] = [
  { value: "once", label: "Once" },
  { value: "month", label: "Every month" },
  { value: "year", label: "Every year" },
];

/** What is asked for, of whom, and how. */
export function CampaignForm(props: CampaignFormProps) {
  const { campaignId, start, isCurrencyFixed, submitLabel, seed, raisedMinor } = props;
  const api = useApi(createFundraisingApi);
  const locale = useLocale();
  const [, go] = useLocation();
  const write = useFundraisingWrite();
  const form = useDraft(start, { write });
  const { draft, errors, change } = form;
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
      {...form.page((typed) => api.save(campaignId, typed), {
        done: (saved) => go(href("fundraising.campaign", { campaignId: saved })),
      })}
    >
      <BesidePreview
        preview={<CampaignPreview draft={draft} seed={seed} raisedMinor={raisedMinor} />}
      >
        <Stack gap="8">
          <Section title="What it is for">
            <Stack gap="4">
              <TextField label="Name" {...form.field("name")} maxLength={120} />
              <TextField
                label="Who receives the gifts"
                {...form.field("beneficiary")}
                maxLength={120}
              />
              <TextArea
                label="Story"
                help="An empty line begins a new paragraph."
                optional
                rows={6}
                {...form.field("story")}
                maxLength={20_000}
              />
            </Stack>
          </Section>
          <Section title="When, and beside what" divided>
            <CampaignWindow draft={draft} onChange={change} errors={errors} />
          </Section>
          <Section title="Money" divided>
            <Stack gap="4">
              <Select
                label="Currency"
                help={
                  isCurrencyFixed ? "It stays once somebody has given." : "Of every gift and sum."
                }
                options={currencyOptions(currency, locale)}
                disabled={isCurrencyFixed}
                {...form.field("currency")}
              />
              <MoneyField
                label="Goal"
                optional
                valueMinor={draft.goalMinor}
                onValueChange={(goalMinor) => change({ goalMinor })}
                currency={currency}
                locale={locale}
              />
              <AmountRows
                amounts={draft.amounts}
                currency={currency}
                onChange={(amounts) => change({ amounts })}
                error={errors.amounts}
              />
              <FundRows
                funds={draft.funds}
                onChange={(funds) => change({ funds })}
                error={errors.funds}
              />
              <MoneyField
                label="Smallest gift"
                valueMinor={draft.leastMinor}
                onValueChange={(amount) => change({ leastMinor: amount ?? 0 })}
                currency={currency}
                locale={locale}
                error={errors.leastMinor}
              />
              <MoneyField
                label="Largest gift"
                help="At once, online. What comes by hand has no limit."
                valueMinor={draft.mostMinor}
                onValueChange={(amount) => change({ mostMinor: amount ?? 0 })}
                currency={currency}
                locale={locale}
                error={errors.mostMinor}
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
                  error={value === "once" ? errors.frequencies : undefined}
                />
              ))}
              <Checkbox
                label="Donors may add the payment fee"
                help="Never ticked beforehand."
                {...form.checked("offersFeeCover")}
              />
              <Checkbox
                label="Donors may give in someone’s name"
                {...form.checked("offersDedication")}
              />
              <Checkbox
                label="A wall with the names of those who want it"
                {...form.checked("showsWall")}
              />
            </Stack>
          </Section>
          <Section title="Words" divided>
            <Stack gap="4">
              <TextField
                label="Title of the form"
                optional
                {...form.field("askTitle")}
                maxLength={80}
              />
              <TextField
                label="Sentence under it"
                optional
                {...form.field("askText")}
                maxLength={200}
              />
              <TextField
                label="Thanks"
                help="On the page after a gift and in the receipt."
                optional
                {...form.field("thanksText")}
                maxLength={500}
              />
              <TextField
                label="Tax sentence"
                help="With your tax number, for the receipt."
                optional
                {...form.field("taxText")}
                maxLength={500}
              />
            </Stack>
          </Section>
          <Section title="Matching" divided>
            <MatchFields draft={draft} onChange={change} errors={errors} />
          </Section>
          <Button type="submit" loading={write.isBusy}>
            {submitLabel}
          </Button>
        </Stack>
      </BesidePreview>
    </Form>
  );
}
