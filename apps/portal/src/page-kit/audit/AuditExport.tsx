import { auditCsv } from "@jubilee/core/platform/audit-csv.rules";
import type { AuditLog, AuditRequest } from "@jubilee/core/platform/audit.types";
import { useSearchParams } from "wouter";
import { ExportButton } from "../list/ExportButton.tsx";
import { readListState } from "../list/listState.rules.ts";
import { dayOf } from "./auditDay.ts";

export interface AuditExportProps {
  log: AuditLog;
  narrowed?: Pick<AuditRequest, "event" | "kinds">;
}

/** Saves what the list's choices leave as a file. */
export function AuditExport({ log, narrowed }: AuditExportProps) {
  const [query] = useSearchParams();
  const { text = "", filter = "all" } = readListState(query);
  return (
    <ExportButton
      name="audit-log.csv"
      rows={() => log.listAll({ text, filter, ...narrowed, ...dayOf(query.get("day")) })}
      csv={auditCsv}
      logged={["audit_log", narrowed?.event ?? "all"]}
      inLine
    />
  );
}
