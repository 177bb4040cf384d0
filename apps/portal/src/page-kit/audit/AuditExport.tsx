import { auditCsv } from "@jubilee/core/platform/audit.rules";
import type { AuditLog, AuditRequest } from "@jubilee/core/platform/audit.types";
import { Button } from "@jubilee/ui/button";
import { Download } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { readListState } from "../list/listState.rules.ts";
import { useSaveList } from "../useSaveList.ts";
import { dayOf } from "./auditDay.ts";
import { tellRefusal } from "../help/tellRefusal.ts";

export interface AuditExportProps {
  log: AuditLog;
  narrowed?: Pick<AuditRequest, "event" | "kinds">;
}

/** Saves what the list's choices leave as a file. */
export function AuditExport({ log, narrowed }: AuditExportProps) {
  const [query] = useSearchParams();
  const [isSaving, setSaving] = useState(false);
  const saveList = useSaveList();
  const save = async () => {
    setSaving(true);
    const { text, filter } = readListState(query);
    const all = await log.listAll({
      text: text ?? "",
      filter: filter ?? "all",
      ...narrowed,
      ...dayOf(query.get("day")),
    });
    setSaving(false);
    if (!all.ok) {
      tellRefusal(all.error);
      return;
    }
    saveList("audit-log.csv", auditCsv(all.value), "audit_log", narrowed?.event ?? "all");
  };
  return (
    <Button variant="outline" icon={<Download />} loading={isSaving} onClick={() => void save()}>
      Export as CSV
    </Button>
  );
}
