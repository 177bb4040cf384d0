import { shareOfGoal } from "@jubilee/core/giving/giving.rules";
import type { SharedCampaign } from "@jubilee/core/giving/giving.types";
import { price } from "../format/money.ts";
import type { GiveCopy } from "../copy/copy.types.ts";
import { bar, raised } from "../styles/donation.css.ts";
import { help } from "../styles/base.css.ts";

interface Props {
  data: SharedCampaign;
  copy: GiveCopy;
  lang: string;
}

/** What is there of the goal, from how many. */
export function Progress({ data: { event, campaign, progress }, copy, lang }: Props) {
  const share = shareOfGoal(progress, campaign);
  const money = (amount: number) => price(amount, event.currency, lang);
  const goal = campaign.goalMinor === null ? "" : copy.raised(money(campaign.goalMinor));
  const words = [goal, progress.donorCount > 0 ? copy.givers(progress.donorCount) : ""];
  return (
    <div className={raised}>
      {share !== null && (
        <progress className={bar} value={share} max={1} aria-label={copy.amountLabel} />
      )}
      <p className={help}>
        <b>{money(progress.raisedMinor)}</b> {words.filter(Boolean).join(", ")}
      </p>
    </div>
  );
}
