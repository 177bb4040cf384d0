/** Why an order of a run has no money to give back, or the bank decides. */
export type RefundRefusal =
  | "not_paid"
  | "free"
  | "all_back"
  | "on_its_way"
  | "no_payment"
  | "disputed";

/** What a run would do, before it is started. Amounts in minor units. */
export interface RefundOutlook {
  sums: {
    currency: string;
    /** What the payment provider gives back. */
    orders: number;
    amountMinor: number;
    /** What came by hand and goes back by hand. */
    byHandOrders: number;
    byHandMinor: number;
  }[];
  /** The first 200 of the orders that cannot be paid back. */
  cannot: { orderId: string; code: string; buyerName: string | null; why: RefundRefusal }[];
  cannotCount: number;
  isTest: boolean;
}

/** How far one order of a run is. */
export type RefundRowState =
  | "waiting"
  | "on_its_way"
  | "delayed"
  | "done"
  | "failed"
  | "refused"
  | "by_hand"
  | "left_out";

/** One press that pays many back. */
export interface RefundRun {
  id: string;
  eventId: string;
  /** done: every order was asked for; how far each is say the counts. */
  status: "running" | "paused" | "cancelled" | "done";
  reason: string | null;
  createdAt: string;
  orderCount: number;
  startedBy: string | null;
  counts: Partial<Record<RefundRowState, number>>;
  sums: { currency: string; wholeMinor: number; backMinor: number }[];
}

/** One order of a run. */
export interface RefundRunOrder {
  position: number;
  orderId: string;
  code: string;
  buyerName: string | null;
  buyerEmail: string | null;
  amountMinor: number;
  currency: string;
  byHand: boolean;
  state: RefundRowState;
  why: RefundRefusal | null;
  /** What the payment provider said when it did not take it yet. */
  problem: string | null;
}
