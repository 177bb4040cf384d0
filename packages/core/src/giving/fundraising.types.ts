/**
 * Donation campaigns as those see them who run them: the rows of `list_campaigns`, `list_gifts` and
 * `list_campaign_links`, and what `save_campaign` and `record_offline_gift` take.
 * Units: money in minor units of the campaign's currency; instants as ISO 8601.
 */
import type { TableRow } from "../database/client.types.ts";
import type { ShareLink, ToldLink } from "../sharing/share.types.ts";
import type {
  CampaignFund,
  CampaignState,
  GiftStatus,
  GivingFrequency,
  SuggestedAmount,
} from "./giving.types.ts";
import type { EventTypeId } from "../sharing/public-event.types.ts";

/** What is asked for, as its form holds it. */
export interface CampaignDraft {
  /** The event whose showcase offers to give; null for a campaign of its own. */
  eventId: string | null;
  name: string;
  beneficiary: string;
  story: string;
  askTitle: string;
  askText: string;
  eventTypeId: EventTypeId;
  goalMinor: number | null;
  currency: string;
  locale: string;
  startsAt: string | null;
  endsAt: string | null;
  funds: CampaignFund[];
  amounts: SuggestedAmount[];
  frequencies: GivingFrequency[];
  leastMinor: number;
  mostMinor: number;
  offersFeeCover: boolean;
  offersDedication: boolean;
  showsWall: boolean;
  matchSponsor: string;
  /** What the sponsor adds to each gift, in hundredths of a percent: 10000 doubles it. */
  matchBps: number;
  matchCapMinor: number | null;
  taxText: string;
  thanksText: string;
}

/** A campaign with what came of it. */
export interface Campaign extends CampaignDraft {
  id: string;
  status: "draft" | "live" | "paused" | "ended";
  state: CampaignState | "draft";
  /** What its cover is drawn from. */
  coverSeed: string;
  raisedMinor: number;
  donorCount: number;
  giftCount: number;
  /** Repeating gifts that go on. */
  repeatingCount: number;
  /** Gifts somebody must look at. */
  attention: number;
}

export type GiftMethod = "online" | "cash" | "bank_transfer" | "cheque" | "card_terminal";

/** A gift in the planner's list. */
export interface GiftLine {
  id: string;
  campaignId: string;
  campaignName: string;
  code: string;
  status: GiftStatus;
  amountMinor: number;
  totalMinor: number;
  refundedMinor: number;
  currency: string;
  frequency: GivingFrequency;
  donorName: string | null;
  donorEmail: string | null;
  isAnonymous: boolean;
  dedication: string | null;
  method: GiftMethod;
  needsAttention: string | null;
  createdAt: string;
}

/** A gift that came by hand. */
export interface OfflineGift {
  amountMinor: number;
  method: Exclude<GiftMethod, "online">;
  donorName: string;
  donorEmail: string;
  onWall: boolean;
  note: string;
  /** The same key counts once. */
  idempotencyKey: string;
}

/** A link of a campaign: its page, or the widget alone. */
export interface CampaignLink extends ShareLink {
  campaignId: string;
}

/** A campaign as `list_campaigns` tells it: the table's row with what came of it. */
export type CampaignRow = TableRow<"campaigns"> & {
  state: Campaign["state"];
  raised_minor: number;
  donor_count: number;
  gift_count: number;
  monthly_count: number;
  attention: number;
};

/** A gift as `list_gifts` tells it. */
export type GiftRow = Omit<TableRow<"donations">, "token_hash"> & { campaign_name: string };

/** A campaign's link as it is told. */
export type StoredCampaignLink = ToldLink & { campaignId: string };
