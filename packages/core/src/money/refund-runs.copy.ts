import type { RefundRefusal, RefundRowState } from "./refund-runs.types.ts";

const refusals: Record<RefundRefusal, string> = {
  not_paid: "It was never paid",
  free: "It was free",
  all_back: "Everything went back already",
  on_its_way: "The rest is on its way back already",
  no_payment: "No payment is known for it",
  disputed: "The buyer disputes the payment: the bank decides",
};

const states: Record<RefundRowState, string> = {
  waiting: "Waits for its turn",
  on_its_way: "On its way",
  delayed: "Not taken yet, tried again",
  done: "Given back",
  failed: "The payment provider refused it",
  refused: "Cannot be given back",
  by_hand: "Pay back by hand",
  left_out: "Left out",
};

/** The words of paying many back. */
export const refundRunsCopy = { refusals, states } as const;
