import type { ListPage, ListRequest } from "../base/lists.types.ts";

/** money in, money back, or money the buyer's bank took back. */
export type PaymentKind = "payment" | "refund" | "dispute";

/** open: a refund on its way. disputed: the buyer's bank asks for the money. mismatch: not what was asked for. */
export type PaymentState = "open" | "done" | "disputed" | "mismatch" | "failed";

/** One payment or refund of tickets or a gift. Amounts are never negative: the kind says which way. */
export interface PaymentLine {
  id: string;
  kind: PaymentKind;
  status: PaymentState;
  /** In minor units of `currency`. */
  amountMinor: number;
  currency: string;
  /** `stripe`, `test`, or `offline`: taken by hand. */
  provider: string;
  /** How money came that no provider took. */
  method: "cash" | "bank_transfer" | "cheque" | "card_terminal" | null;
  reason: string | null;
  isTest: boolean;
  at: string;
  /** The order's or the gift's code. */
  code: string;
  person: string | null;
  email: string | null;
  /** The event's or the campaign's name. */
  about: string;
  /** With `orderId`: money for tickets. */
  eventId: string | null;
  orderId: string | null;
  /** Money given to a campaign. */
  campaignId: string | null;
}

export type PaymentFilter = "all" | "payments" | "refunds" | "open" | "trouble";

/** An event whose payments less refunds are not what the ledger holds. */
export interface PaymentDifference {
  eventId: string;
  name: string;
  /** Payments less refunds, less the ledger's cash; minor units. */
  differenceMinor: number;
}

/** One currency's sums in minor units, by the ledger. */
export interface PaymentTotals {
  currency: string;
  paymentsMinor: number;
  /** What was given back. */
  refundsMinor: number;
  /** Refunds on their way. */
  openMinor: number;
  /** Disputed and failed lines. */
  troubles: number;
  /** What the ledger says was kept. */
  cashMinor: number;
  /** What the list of payments leaves more than the ledger; 0, or the books do not agree. */
  differenceMinor: number;
  differences: PaymentDifference[];
}

/** What one currency brought lately, in minor units, by the ledgers. */
export interface Income {
  currency: string;
  /** The last 90 days in UTC, oldest first; days without money are left out. */
  days: { /** `2026-11-28`. */ day: string; keptMinor: number }[];
  /** The next transfer on its way to the bank, after fees. */
  nextPayout: { id: string; arrivesAt: string; netMinor: number } | null;
}

export type PaymentPage = ListPage<PaymentLine>;
export type PaymentRequest = ListRequest;
