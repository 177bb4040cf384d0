import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import { succeed } from "../base/result.rules.ts";
import type { AuditEntry, AuditLog } from "./audit.types.ts";

/** An export holds this many lines at most; more is a matter for the database itself. */
export const auditExportLines = 10_000;
const pageLines = 200;

/** The platform's log, for administrators. */
export function createPlatformAuditApi(client: DatabaseClient): AuditLog {
  return auditLog(client, "admin_list_audit");
}

/** The log of the accounts which the caller manages. */
export function createOwnAuditApi(client: DatabaseClient): AuditLog {
  return auditLog(client, "list_account_audit");
}

function auditLog(
  client: DatabaseClient,
  name: "admin_list_audit" | "list_account_audit",
): AuditLog {
  const list: AuditLog["list"] = (request) => call(client, name, { request });

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
