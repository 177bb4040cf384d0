import { cursorPage, readAllPages } from "../base/lists.rules.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import type { ListRequest } from "../base/lists.types.ts";
import { functionFailure } from "../base/result.api.ts";
import { succeed } from "../base/result.rules.ts";
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
export function createBillsApi(client: DatabaseClient): BillsApi {
  return {
    list: (request) => call(client, "list_bills", { request }),
    listAll: ({ text, filter }) =>
      // Each part begins where the last one ended, so that a sale that comes meanwhile moves none.
      readAllPages(async (after: { beforeAt: string; beforeId: string } | null) => {
        const request = { text, filter, size: exportRows, ...after };
        const part = await call(client, "list_bills", { request });
        if (!part.ok) return part;
        const cursorOf = ({ issuedAt, id }: BillRow) => ({ beforeAt: issuedAt, beforeId: id });
        return succeed(cursorPage(part.value.rows, exportRows, cursorOf));
      }),
    get: (billId) => call(client, "get_bill", { bill_id_param: billId }),
    async pdf(billId) {
      const { data, error } = await client.functions.invoke<Blob>("bill-file", {
        body: { billId },
      });
      if (error) return { ok: false, error: await functionFailure(error) };
      return succeed(data ?? new Blob());
    },
  };
}
