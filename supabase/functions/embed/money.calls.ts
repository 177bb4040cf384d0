import { publicLimits, requireWithin } from "../_shared/limits.ts";
import { billResponse } from "../_shared/pdf/bill-response.ts";
import { invalidLink, json } from "../_shared/respond.ts";
import { getOrderBill } from "../_shared/tickets/orders.ts";
import { paperLocale } from "./reader-language.ts";
import type { PublicCalls } from "./call.types.ts";

export const calls: PublicCalls = {
  /** An invoice or credit note of an order, whole: `?number=` says which. */
  "GET order/bill": async ({ request, deps, token }) =>
    json(await getOrderBill(deps, token, numberOf(request))),

  /** The same as a PDF. */
  "GET order/bill.pdf": async ({ request, deps, token }) => {
    await requireWithin(deps, `embed:pdf:${token}`, publicLimits.filesPerToken);
    const bill = await getOrderBill(deps, token, numberOf(request));
    return billResponse(bill, deps, paperLocale(request, bill.locale));
  },
};

function numberOf(request: Request): number {
  const text = new URL(request.url).searchParams.get("number") ?? "";
  if (!/^[1-9]\d{0,8}$/.test(text)) throw invalidLink();
  return Number(text);
}
