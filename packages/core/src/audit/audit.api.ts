import type { SupabaseClient } from "@supabase/supabase-js";
import type { ListPage } from "../lists/lists.types.ts";
import { resultOf, succeed } from "../result/result.rules.ts";
import type { Result } from "../result/result.types.ts";
import type { AuditEntry, AuditRequest } from "./audit.types.ts";

/** An export holds this many lines at most; more is a matter for the database itself. */
export const auditExportLines = 10_000;
const pageLines = 200;

export interface AuditApi {
  /** Newest first; counts up to 10,000. */
  list: (request: AuditRequest) => Promise<Result<ListPage<AuditEntry>>>;
  /** Every line that the filters leave, up to 10,000. */
  listAll: (request: AuditRequest) => Promise<Result<AuditEntry[]>>;
}

/** Administrators' calls about the audit log. */
export function createAuditApi(client: SupabaseClient): AuditApi {
  const list: AuditApi["list"] = async (request) =>
    resultOf<ListPage<AuditEntry>>(await client.rpc("admin_list_audit", { request }));

  return {
    list,
    async listAll(request) {
      const entries: AuditEntry[] = [];
      // What is written meanwhile would move the pages: the export ends where it began.
      const until = request.until ?? new Date().toISOString();
      while (entries.length < auditExportLines) {
        const page = await list({ ...request, until, from: entries.length, size: pageLines });
        if (!page.ok) return page;
        entries.push(...page.value.rows);
        if (page.value.rows.length < pageLines) break;
      }
      return succeed(entries);
    },
  };
}
