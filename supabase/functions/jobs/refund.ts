import { askForRefund, readOpenRefund } from "../_shared/payments/refunds.ts";
import type { NotedRefund } from "@jubilee/core/money/refunds.types";
import { works } from "./job.ts";

/** Asks the provider for a refund that was noted, of an order or of a gift, unless that is done. */
export const refund = works<NotedRefund>(async (source, deps) => {
  const open = readOpenRefund(source);
  if (open) await askForRefund(deps, open);
});
