import type { SupabaseClient } from "@supabase/supabase-js";
import { resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { PaymentLine, PaymentPage, PaymentRequest, PaymentTotals } from "./payments.types.ts";

/** Lines an export asks for at once: the most the server gives. */
const exportLines = 1_000;

export interface PaymentsApi {
  /** Newest first; the server searches and cuts the list. */
  list: (request: PaymentRequest) => Promise<Result<PaymentPage>>;
  /** Every line that search and filter leave, however many. */
  listAll: (request: PaymentRequest) => Promise<Result<PaymentLine[]>>;
  /** Each currency's sums, of everything and not only of what is listed. */
  totals: () => Promise<Result<PaymentTotals[]>>;
}

/** Calls about all payments and refunds of the caller's events and campaigns. */
export function createPaymentsApi(client: SupabaseClient): PaymentsApi {
  return {
    list: async (request) => resultOf<PaymentPage>(await client.rpc("list_payments", { request })),
    async listAll({ text, filter }) {
      const lines: PaymentLine[] = [];
      // Each part begins where the last one ended, so that a payment that comes meanwhile moves none.
      for (;;) {
        const last = lines.at(-1);
        const after = last ? { beforeAt: last.at, beforeId: last.id } : {};
        const part = resultOf<PaymentPage>(
          await client.rpc("list_payments", {
            request: { text, filter, size: exportLines, ...after },
          }),
        );
        if (!part.ok) return part;
        lines.push(...part.value.rows);
        if (part.value.rows.length < exportLines) return succeed(lines);
      }
    },
    totals: async () => resultOf<PaymentTotals[]>(await client.rpc("get_payment_totals")),
  };
}
