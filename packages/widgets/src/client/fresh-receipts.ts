import type { RsvpReceipt } from "@jubilee/core/public-event/types";

/** Receipts that have just come: nothing newer is to be asked for. */
export const freshReceipts = new WeakSet<RsvpReceipt>();
