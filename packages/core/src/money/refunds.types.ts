import type { RefundStatus } from "../tickets/orders.types.ts";

/** A refund that the database noted: whom the provider is asked for it, and by which reference. */
export interface NotedRefund {
  refundId: string;
  status: RefundStatus;
  amountMinor: number;
  currency: string;
  provider: string;
  providerRef: string;
  chargeRef: string | null;
  testMode: boolean;
}

/** Seats that became void without money: nothing is to be asked for. */
export interface VoidedSeats {
  refundId: null;
  status: "done";
  amountMinor: 0;
  currency: string;
}
