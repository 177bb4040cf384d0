import type { Bill } from "@jubilee/core/money/bills.types";
import { readFields, requiredId } from "../_shared/fields.ts";
import { requireWithin } from "../_shared/limits.ts";
import { billResponse } from "../_shared/pdf/bill-response.ts";
import { forPortal, signedIn } from "../_shared/respond.ts";

const filesPerUser = { max: 60, windowMs: 60_000 };

/** `{billId}`: an invoice or credit note as a PDF, read with the caller's own rights. */
export const handle = forPortal(async (request, deps) => {
  const user = signedIn(deps);
  await requireWithin(deps, `bill-file:${user.id}`, filesPerUser);
  const fields = await readFields(request);
  const bill = await deps.callSqlAsUser("get_bill", {
    bill_id_param: requiredId(fields, "billId", "This invoice"),
  });
  return billResponse(bill as Bill, deps);
});
