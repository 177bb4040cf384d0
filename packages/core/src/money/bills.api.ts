import type { SupabaseClient } from "@supabase/supabase-js";
import type { ListRequest } from "../base/lists.types.ts";
import { functionFailure } from "../base/result.api.ts";
import { resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { Bill, BillPage, BillRow } from "./bills.types.ts";

/** Documents an export asks for at once: the most the server gives. */
const exportRows = 1_000;

export interface BillsApi {
  /** Newest first; the server searches and cuts the list. */
  list: (request: ListRequest) => Promise<Result<BillPage>>;
  /** Every document that search and filter leave, however many. */
  listAll: (request: ListRequest) => Promise<Result<BillRow[]>>;
  get: (billId: string) => Promise<Result<Bill>>;
  /** The document as a PDF file. */
  pdf: (billId: string) => Promise<Result<Blob>>;
}

/** Calls about invoices and credit notes of the caller's events. */
export function createBillsApi(client: SupabaseClient): BillsApi {
  return {
    list: async (request) => resultOf<BillPage>(await client.rpc("list_bills", { request })),
    async listAll({ text, filter }) {
      const rows: BillRow[] = [];
      // Each part begins where the last one ended, so that a sale that comes meanwhile moves none.
      for (;;) {
        const last = rows.at(-1);
        const after = last ? { beforeAt: last.issuedAt, beforeId: last.id } : {};
        const request = { text, filter, size: exportRows, ...after };
        const part = resultOf<BillPage>(await client.rpc("list_bills", { request }));
        if (!part.ok) return part;
        rows.push(...part.value.rows);
        if (part.value.rows.length < exportRows) return succeed(rows);
      }
    },
    get: async (billId) => resultOf<Bill>(await client.rpc("get_bill", { bill_id_param: billId })),
    async pdf(billId) {
      const { data, error } = await client.functions.invoke<Blob>("bill-file", {
        body: { billId },
      });
      if (error) return { ok: false, error: await functionFailure(error) };
      return succeed(data ?? new Blob());
    },
  };
}
