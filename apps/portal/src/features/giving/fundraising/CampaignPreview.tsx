import type { CampaignDraft } from "@jubilee/core/giving/fundraising.types";
import { MoneyText } from "@jubilee/ui/money-text";
import { Progress } from "@jubilee/ui/progress";
import { Text } from "@jubilee/ui/text";
import { PagePreview } from "../../../event-kit/preview/PagePreview.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { amount as amountStyle, amounts as amountsStyle } from "./CampaignPreview.css.ts";

interface CampaignPreviewProps {
  draft: CampaignDraft;
  /** What the cover is drawn from. */
  seed: string;
  raisedMinor: number;
}

/** How a campaign's page begins: what for, how far, and what is suggested. */
export function CampaignPreview({ draft, seed, raisedMinor }: CampaignPreviewProps) {
  const locale = useLocale();
  const { currency, goalMinor, beneficiary, askTitle, askText } = draft;
  const money = (amountMinor: number) => (
    <MoneyText amountMinor={amountMinor} currency={currency} locale={locale} short />
  );
  const amounts = draft.amounts.filter(({ amountMinor }) => amountMinor > 0);
  return (
    <PagePreview
      label="How the campaign begins"
      typeId={draft.eventTypeId}
      seed={seed}
      name={draft.name}
      unnamed="Your campaign"
      text={draft.story}
    >
      {beneficiary.trim() && (
        <Text tone="muted">
          For <bdi>{beneficiary.trim()}</bdi>
        </Text>
      )}
      {goalMinor !== null && goalMinor > 0 && (
        <Progress
          label="Raised"
          value={raisedMinor}
          max={goalMinor}
          detail={
            <>
              {money(raisedMinor)} of {money(goalMinor)}
            </>
          }
        />
      )}
      {askTitle.trim() && <Text weight="strong">{askTitle.trim()}</Text>}
      {askText.trim() && <Text>{askText.trim()}</Text>}
      {amounts.length > 0 && (
        <ul className={amountsStyle} aria-label="Suggested gifts">
          {amounts.map(({ amountMinor, label }) => (
            <li key={`${amountMinor} ${label}`} className={amountStyle}>
              <Text weight="strong">{money(amountMinor)}</Text>
              {label.trim() && (
                <Text size={12} tone="muted">
                  {label.trim()}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
    </PagePreview>
  );
}
