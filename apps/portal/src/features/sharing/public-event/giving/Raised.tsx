import { daysLeft, shareOfGoal } from "@jubilee/core/giving/giving.rules";
import type { SharedCampaign } from "@jubilee/core/giving/giving.types";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { of, raised, shelf, spines, sum } from "./Campaign.css.ts";
import { spinesOf } from "./shelf.rules.ts";

/** What is there of the goal: drawn, in figures and in words. */
export function Raised({ shared }: { shared: SharedCampaign }) {
  const locale = useLocale();
  const { event, campaign, progress } = shared;
  const money = (amount: number) => formatPrice(amount, event.currency, locale);
  const share = shareOfGoal(progress, campaign);
  const days = daysLeft(campaign, Date.parse(shared.serverTime));
  const people = progress.donorCount === 1 ? "one person" : `${progress.donorCount} people`;
  const words = [
    campaign.goalMinor === null ? "raised" : `of ${money(campaign.goalMinor)}`,
    progress.donorCount > 0 ? `from ${people}` : "",
  ];
  const rest = days === null ? "" : ` ${days === 1 ? "The last day." : `${days} days left.`}`;
  return (
    <div className={raised}>
      {share !== null && (
        <div className={shelf} aria-hidden="true">
          {spinesOf(share).map(({ key, height, tone }) => (
            <span key={key} className={spines[tone]} style={{ blockSize: `${height}%` }} />
          ))}
        </div>
      )}
      <p aria-live="polite">
        <span className={sum}>{money(progress.raisedMinor)}</span>
        <span className={of}>
          {words.filter(Boolean).join(", ")}.{rest}
        </span>
      </p>
      {campaign.match && progress.matchedMinor > 0 && (
        <p className={of}>
          <bdi>{campaign.match.sponsor}</bdi> adds {money(progress.matchedMinor)} to it.
        </p>
      )}
    </div>
  );
}
