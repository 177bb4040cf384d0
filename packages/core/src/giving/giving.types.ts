/**
 * Donations as a stranger with a link and a donor see them: the JSON of the token functions
 * (`get_shared_campaign`, `create_gift`, `get_gift`, `get_giving_plan`) and of the `embed` function.
 * Units: money in minor units of `currency` (ISO 4217); instants as ISO 8601 with offset.
 */
import type { LinkLook } from "../sharing/public-event.types.ts";
import type { EventTypeId } from "../sharing/public-event.types.ts";

export type GivingFrequency = "once" | "month" | "year";
/** Whether gifts are taken now. */
export type CampaignState = "open" | "soon" | "paused" | "ended";

/** What a campaign is called, its money and language, and what its cover is drawn from. */
export interface CampaignSubject {
  id: string;
  name: string;
  eventTypeId: EventTypeId;
  coverUrl: string | null;
  coverSeed: string;
  locale: string;
  currency: string;
}

export interface SuggestedAmount {
  amountMinor: number;
  /** What the amount does: "keeps the reading room warm for one Sunday morning". */
  label: string;
}

export interface CampaignFund {
  id: string;
  name: string;
}

/** What a payment costs, so that a donor may add it. */
export interface CampaignFee {
  /** Hundredths of a percent. */
  bps: number;
  fixedMinor: number;
}

export interface PublicCampaign {
  state: CampaignState;
  /** Plain text; paragraphs are separated by a blank line. */
  story: string | null;
  beneficiary: string;
  askTitle: string | null;
  askText: string | null;
  goalMinor: number | null;
  startsAt: string | null;
  endsAt: string | null;
  funds: CampaignFund[];
  /** At most eight. */
  amounts: SuggestedAmount[];
  frequencies: GivingFrequency[];
  leastMinor: number;
  mostMinor: number;
  /** Null when donors are not asked to cover it. */
  fee: CampaignFee | null;
  offersDedication: boolean;
  showsWall: boolean;
  match: { sponsor: string; bps: number; capMinor: number | null } | null;
  taxText: string | null;
}

/** From the ledger: what arrived less what went back. Matching is promised on top. */
export interface CampaignProgress {
  raisedMinor: number;
  matchedMinor: number;
  donorCount: number;
  giftCount: number;
}

/** What of a shared campaign changes while its page is open. */
export interface CampaignPulse {
  state: CampaignState;
  progress: CampaignProgress;
}

export interface Dedication {
  kind: "honour" | "memory";
  name: string;
}

export interface WallName {
  name: string;
  /** How large it is written; no amount is told. */
  weight: 1 | 2 | 3;
  dedication: Dedication | null;
}

/** What a campaign's link opens. */
export interface SharedCampaign {
  /** What the widgets' engine calls the thing it is about. */
  event: CampaignSubject;
  campaign: PublicCampaign;
  progress: CampaignProgress;
  wall: WallName[];
  serverTime: string;
  testMode: boolean;
  pageUrl: string;
  look?: LinkLook;
  /** The link has had all the gifts that its planner allows: it takes no more. */
  usedUp?: true;
}

/** What a donor sends. */
export interface GiftRequest {
  amountMinor: number;
  frequency: GivingFrequency;
  coversFee: boolean;
  fundId: string | null;
  name: string | null;
  email: string;
  /** The name others see; null stays anonymous. */
  wallName: string | null;
  dedication: Dedication | null;
  returnUrl: string;
  idempotencyKey: string;
}

/** A repeating gift as its donor sees it. */
export interface GivingPlan {
  /** What opens it; null where a gift's own link is older than an hour: then only the mails have it. */
  planToken: string | null;
  status: "pending" | "active" | "paused" | "cancelled";
  frequency: "month" | "year";
  amountMinor: number;
  feeMinor: number;
  currency: string;
  methodLabel: string | null;
  nextChargeAt: string | null;
  failedAttempts: number;
}

export type GiftStatus = "pledged" | "succeeded" | "refunded" | "failed";

/** A gift as its donor sees it. */
export interface GiftView {
  giftToken: string;
  code: string;
  status: GiftStatus;
  amountMinor: number;
  feeMinor: number;
  totalMinor: number;
  refundedMinor: number;
  currency: string;
  frequency: GivingFrequency;
  fund: string | null;
  donorName: string | null;
  donorEmail: string | null;
  wallName: string | null;
  dedication: Dedication | null;
  receivedAt: string | null;
  plan: GivingPlan | null;
  event: CampaignSubject;
  beneficiary: string;
  thanksText: string | null;
  taxText: string | null;
  pageUrl: string;
  testMode: boolean;
  serverTime: string;
}

/** Where a donor goes next; null when nothing is left to pay. */
export interface GiftResult {
  gift: GiftView;
  redirectUrl: string | null;
}

/** What a donor does with a repeating gift. */
export type GivingChange =
  | { action: "amount"; amountMinor: number }
  | { action: "pause" | "resume" | "cancel" };

/** What a repeating gift's own link opens. */
export interface GivingPage {
  plan: GivingPlan;
  event: CampaignSubject;
  campaign: PublicCampaign;
  pageUrl: string;
  gifts: {
    code: string;
    status: GiftStatus;
    totalMinor: number;
    refundedMinor: number;
    at: string;
  }[];
  testMode: boolean;
  serverTime: string;
}
