import { cursorPage, readAllPages } from "../base/lists.rules.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import { succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type {
  Income,
  PaymentLine,
  PaymentPage,
  PaymentRequest,
  PaymentTotals,
} from "./payments.types.ts";

/** Lines an export asks for at once: the most the server gives. */
const exportLines = 1_000;

export interface PaymentsApi {
  /** Newest first; the server searches and cuts the list. */
  list: (request: PaymentRequest) => Promise<Result<PaymentPage>>;
  /** Every line that search and filter leave, however many. */
  listAll: (request: PaymentRequest) => Promise<Result<PaymentLine[]>>;
  /** Each currency's sums, of everything and not only of what is listed. */
  totals: () => Promise<Result<PaymentTotals[]>>;
  /** What the last 90 days brought, and what is on its way to the bank. */
  income: () => Promise<Result<Income[]>>;
}

/** Calls about all payments and refunds of the caller's events and campaigns. */
export function createPaymentsApi(client: DatabaseClient): PaymentsApi {
  return {
    list: (request) => call(client, "list_payments", { request }),
    listAll: ({ text, filter }) =>
      // Each part begins where the last one ended, so that a payment that comes meanwhile moves none.
      readAllPages(async (after: { beforeAt: string; beforeId: string } | null) => {
        const request = { text, filter, size: exportLines, ...after };
        const part = await call(client, "list_payments", { request });
        if (!part.ok) return part;
        const cursorOf = ({ at, id }: PaymentLine) => ({ beforeAt: at, beforeId: id });
        return succeed(cursorPage(part.value.rows, exportLines, cursorOf));
      }),
    totals: () => call(client, "get_payment_totals"),
    income: () => call(client, "get_income"),
  };
}
