/** Sums of a gift. The server has the last word on all of them. */
import type {
  CampaignFee,
  CampaignProgress,
  CampaignState,
  PublicCampaign,
} from "./giving.types.ts";

/**
 * What is added to a gift so that the whole gift is left after the payment's cost; minor units.
 * The same sum as `private.fee_on_top`.
 */
export function feeOnTop(amountMinor: number, fee: CampaignFee): number {
  const whole = ((amountMinor + fee.fixedMinor) * 10_000) / (10_000 - fee.bps);
  return Math.ceil(whole - 1e-9) - amountMinor;
}

/** How much of the goal is there, from 0 to 1; null without a goal. */
export function shareOfGoal(
  { raisedMinor }: CampaignProgress,
  { goalMinor }: PublicCampaign,
): number | null {
  if (!goalMinor) return null;
  return Math.min(1, Math.max(0, raisedMinor / goalMinor));
}

/** Whether gifts are taken, by a clock that moves on after the answer came. */
export function stateAt(campaign: PublicCampaign, nowMs: number): CampaignState {
  if (campaign.state === "ended" || campaign.state === "paused") return campaign.state;
  if (campaign.endsAt && Date.parse(campaign.endsAt) <= nowMs) return "ended";
  return campaign.startsAt && Date.parse(campaign.startsAt) > nowMs ? "soon" : "open";
}

/** Whole days until the end, the last one counted; null without an end or after it. */
export function daysLeft({ endsAt }: PublicCampaign, nowMs: number): number | null {
  if (!endsAt) return null;
  const left = Date.parse(endsAt) - nowMs;
  return left > 0 ? Math.ceil(left / 86_400_000) : null;
}

/** Why an amount cannot be given. */
export function amountProblem(
  amountMinor: number | null,
  { leastMinor, mostMinor }: Pick<PublicCampaign, "leastMinor" | "mostMinor">,
): "missing" | "small" | "large" | null {
  if (amountMinor === null || amountMinor <= 0) return "missing";
  if (amountMinor < leastMinor) return "small";
  return amountMinor > mostMinor ? "large" : null;
}
