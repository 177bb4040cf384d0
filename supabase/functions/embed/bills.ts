import { publicLimits, requireWithin } from "../_shared/limits.ts";
import { getOrderBill } from "../_shared/calls.ts";
import { billResponse } from "../_shared/pdf/bill-response.ts";
import { invalidLink, json } from "../_shared/respond.ts";
import type { EmbedCall } from "./routes.ts";

/** An invoice or credit note of an order, whole: `?number=` says which. */
export async function view({ request, deps, token }: EmbedCall): Promise<Response> {
  return json(await getOrderBill(deps, token, numberOf(request)));
}

/** The same as a PDF. */
export async function pdf({ request, deps, token }: EmbedCall): Promise<Response> {
  await requireWithin(deps, `embed:pdf:${token}`, publicLimits.filesPerToken);
  return billResponse(await getOrderBill(deps, token, numberOf(request)), deps);
}

function numberOf(request: Request): number {
  const text = new URL(request.url).searchParams.get("number") ?? "";
  if (!/^[1-9]\d{0,8}$/.test(text)) throw invalidLink();
  return Number(text);
}
