import type { ListPage } from "../base/lists.types.ts";

/** A provider's transfer to the bank, as far as it is the account's money. Minor units of `currency`. */
export interface Payout {
  id: string;
  provider: string;
  /** The provider's own name of it, such as `po_…`. */
  ref: string;
  /** pending: not at the bank yet. failed: the bank did not take it. */
  status: "pending" | "paid" | "failed";
  currency: string;
  arrivesAt: string;
  isTest: boolean;
  lineCount: number;
  /** Taken less given back. */
  grossMinor: number;
  /** What the provider keeps. */
  feeMinor: number;
  /** What the bank gets. */
  netMinor: number;
}

/** A payment (positive) or refund (negative) in a payout. */
export interface PayoutLine {
  id: string;
  amountMinor: number;
  feeMinor: number;
  code: string;
  person: string | null;
  /** The event's or the campaign's name. */
  about: string;
  eventId: string | null;
  orderId: string | null;
  campaignId: string | null;
}

export interface PayoutDetail extends Payout {
  lines: PayoutLine[];
}

/** One provider's money in one currency, in minor units. */
export interface PayoutTotals {
  provider: string;
  currency: string;
  /** What the ledgers say it took, less what went back. */
  keptMinor: number;
  /** What of it went into payouts, before fees. */
  sentMinor: number;
  feeMinor: number;
  /** On its way to the bank, after fees. */
  comingMinor: number;
  /** What it still holds: kept less sent. */
  waitingMinor: number;
  /** Lines that are not what the ledgers say: 0, or something is wrong. */
  differences: number;
}

export type PayoutPage = ListPage<Payout>;
