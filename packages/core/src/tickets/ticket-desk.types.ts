import type { BankDetails } from "../money/bank-accounts.types.ts";
import type { PriceModel, WaitlistPlace } from "../sharing/public-event.types.ts";
import type { TicketTypeStatus } from "./tickets.types.ts";

/** Tickets of one event among all: the line of the index. Money in minor units of `currency`. */
export interface TicketEventLine {
  id: string;
  name: string;
  status: string;
  startDate: string;
  endDate: string;
  timeZone: string;
  currency: string;
  eventTypeId: string;
  coverUrl: string | null;
  coverSeed: string;
  typeCount: number;
  /** People admitted by what is sold, held in carts, and by all there is (null: no limit). */
  sold: number;
  held: number;
  capacity: number | null;
  /** Parties on the waiting list. */
  waiting: number;
  collectedMinor: number;
  /** Orders that somebody should look at. */
  attention: number;
}

/** How an event sells. Shares in hundredths of a percent, money in minor units. */
export interface TicketSettings {
  feeBps: number;
  feeFixedMinor: number;
  offlineEnabled: boolean;
  offlineInstructions: string | null;
  /** Buyers are told the account's bank account too. */
  offlineBank: boolean;
  offlineDays: number;
  namesUntilHours: number;
  transfersEnabled: boolean;
  /** Null: buyers do not cancel by themselves. */
  cancelUntilHours: number | null;
  cancelRefundBps: number;
  waitlistEnabled: boolean;
  offerHours: number;
  sellerDetails: string | null;
}

export interface Tax {
  id: string;
  name: string;
  rateBps: number;
  isIncluded: boolean;
}

/** Places that several kinds of ticket share. */
export interface CapacityPool {
  id: string;
  label: string;
  capacity: number;
  taken: number;
}

export interface DeskType {
  id: string;
  name: string;
  status: TicketTypeStatus;
  priceModel: PriceModel;
  priceMinor: number;
  minimumMinor: number;
  groupSize: number;
  isAddOn: boolean;
  visibility: "public" | "hidden" | "code";
  quantity: number | null;
  sold: number;
  held: number;
  /** The buyer bears the service fee. */
  passesFeeOn: boolean;
  /** What one piece costs now, fee and tax in it; for pay what you can, at its suggestion. */
  nowMinor: number;
  /** How many can still be had, over its own and the shared limit; null: no limit. */
  left: number | null;
}

export type PromoKind = "percent" | "fixed" | "unlock";

export interface PromoCode {
  id: string;
  code: string;
  kind: PromoKind;
  percentBps: number;
  amountMinor: number;
  /** Empty: for every kind of ticket. */
  ticketTypeIds: string[];
  maxUses: number | null;
  perPerson: number | null;
  used: number;
  startsAt: string | null;
  endsAt: string | null;
  isActive: boolean;
  note: string | null;
}

/** What the planner types; numbers are text while they are typed. */
export interface PromoDraft {
  code: string;
  kind: PromoKind;
  /** Percent, or an amount of money. */
  value: string;
  ticketTypeIds: string[];
  maxUses: string;
  perPerson: string;
  startsLocal: string;
  endsLocal: string;
}

export interface PromoInput {
  code: string;
  kind: PromoKind;
  percentBps: number;
  amountMinor: number;
  ticketTypeIds: string[];
  maxUses: number | null;
  perPerson: number | null;
  startsAt: string | null;
  endsAt: string | null;
}

export interface WaitingParty {
  id: string;
  name: string;
  email: string;
  quantity: number;
  splitOk: boolean;
  state: WaitlistPlace["state"];
  ticketTypeId: string;
  joinedAt: string;
  offerExpiresAt: string | null;
}

export interface WaitlistDecision {
  id: number;
  entryId: string;
  decision:
    | "joined"
    | "offered"
    | "passed_over"
    | "accepted"
    | "declined"
    | "expired"
    | "left"
    | "removed"
    | "gave_back";
  placesFree: number | null;
  placesWanted: number;
  reason: string | null;
  decidedAt: string;
}

/** Everything about an event's tickets besides its orders. */
export interface TicketDesk {
  event: {
    id: string;
    accountId: string;
    name: string;
    status: string;
    currency: string;
    timeZone: string;
    startDate: string;
    endDate: string;
  };
  /** Null: the defaults. */
  settings: TicketSettings | null;
  /** The account's bank account, masked; null: none is known. */
  bank: BankDetails | null;
  taxes: Tax[];
  pools: CapacityPool[];
  types: DeskType[];
  promoCodes: PromoCode[];
  waiting: WaitingParty[];
  decisions: WaitlistDecision[];
  serverTime: string;
}

export type SaleMethod = "cash" | "card_terminal" | "bank_transfer" | "cheque" | "complimentary";

export interface SaleItem {
  ticketTypeId: string;
  quantity: number;
  /** What is paid for each, where the buyer chooses. */
  amountMinor?: number;
}

/** A sale at the box office, or tickets that are given: one order for each person. */
export interface IssueRequest {
  items: SaleItem[];
  recipients: { name: string; email: string }[];
  method: SaleMethod;
  idempotencyKey: string;
}

export interface IssuedOrder {
  id: string;
  code: string;
  totalMinor: number;
  /** Opens the tickets to show or print. */
  orderToken: string;
}

/** An order's money in one currency, where three sums are not one and the same. */
export interface MoneyDifference {
  orderId: string;
  code: string;
  person: string | null;
  currency: string;
  ordersMinor: number;
  providersMinor: number;
  cashMinor: number;
}

/** Money that came and pays for no order: another amount than was asked for, or twice, or too late. */
export interface ExtraPayment {
  paymentId: string;
  orderId: string;
  code: string;
  person: string | null;
  amountMinor: number;
  currency: string;
  askedMinor: number;
  askedCurrency: string;
  /** What is not back, and not on its way. */
  leftMinor: number;
  at: string;
}

/**
 * An event's money by three sums that do not copy each other: the orders' lines, the providers' signed
 * events, the ledger's cash. They are one and the same, or something is wrong. Minor units of `currency`.
 */
export interface Reconciliation {
  currency: string;
  ordersMinor: number;
  providersMinor: number;
  cashMinor: number;
  paymentsMinor: number;
  refundsMinor: number;
  /** Buyers' money that paid for nothing yet. */
  heldMinor: number;
  salesMinor: number;
  feesMinor: number;
  taxMinor: number;
  refundedMinor: number;
  imbalanceMinor: number;
  /** `differences` has the fifty largest. */
  differenceCount: number;
  differences: MoneyDifference[];
  extra: ExtraPayment[];
  byProvider: { provider: string; paymentsMinor: number; refundsMinor: number }[];
}
