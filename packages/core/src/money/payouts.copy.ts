import type { Payout } from "./payouts.types.ts";

const states: Record<Payout["status"], string> = {
  pending: "On its way",
  paid: "Arrived",
  failed: "Failed",
};

/** The words of payouts. */
export const payoutsCopy = { states } as const;
