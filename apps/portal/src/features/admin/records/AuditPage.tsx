import { stepsCopy } from "@jubilee/core/administration/copy";
import { auditCsv } from "@jubilee/core/audit/rules";
import type { AuditEntry, AuditRequest } from "@jubilee/core/audit/types";
import type { ListRequest } from "@jubilee/core/lists/types";
import { Button } from "@jubilee/ui/button";
import type { DataColumn } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { Download } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { downloadText } from "../../../page-kit/downloadText.ts";
import { readListState } from "../../../page-kit/list/listState.rules.ts";
import { FactLine } from "../../../page-kit/list/FactLine.tsx";
import { ServerList } from "../../../page-kit/list/ServerList.tsx";
import { useSearchParam } from "../../../page-kit/list/useSearchParam.ts";
import { AdminFrame } from "../../../page-kit/admin/AdminFrame.tsx";
import { adminKeys } from "../adminKeys.ts";
import { useAdminApis } from "../useAdminApis.ts";
import { When } from "../../../page-kit/When.tsx";
import { AuditEntryPanel } from "./AuditEntryPanel.tsx";
import { readable } from "./kinds.copy.ts";
import { note } from "./Records.css.ts";

const verbs: Readonly<Record<string, string>> = {
  insert: "added",
  update: "changed",
  delete: "deleted",
};
const filters = [
  { value: "all", label: "Everybody" },
  { value: "administrators", label: "Administrators" },
  { value: "server", label: "The server" },
];

/** What was done, in words: "Share links: added". */
function actionName(action: string): string {
  const [resource = "", verb = ""] = action.split(".");
  return (
    stepsCopy[action] ?? `${readable(resource)}: ${verbs[verb] ?? readable(verb).toLowerCase()}`
  );
}
const actorOf = ({ actorName, actorId }: AuditEntry) => actorName ?? actorId ?? "The server";

const columns: DataColumn<AuditEntry>[] = [
  {
    id: "action",
    header: "What",
    cell: (entry) => <FactLine name={actionName(entry.action)} detail={actorOf(entry)} />,
  },
  {
    id: "resource",
    header: "About",
    widthPx: 220,
    cell: ({ resourceType, resourceId }) => (
      <span className={note} title={resourceId ?? undefined}>
        {[readable(resourceType), resourceId?.slice(0, 8)].filter(Boolean).join(" ")}
      </span>
    ),
    from: "desktop",
  },
  { id: "at", header: "When", widthPx: 110, cell: ({ at }) => <When at={at} />, from: "tablet" },
];

const phoneLine = (entry: AuditEntry) => (
  <FactLine name={actionName(entry.action)} detail={actorOf(entry)} end={<When at={entry.at} />} />
);

/** Who changed what: append-only, searched by address, id and day, to be exported. */
export default function AuditPage() {
  const { audit } = useAdminApis();
  const [query] = useSearchParams();
  const [day, setDay] = useSearchParam("day");
  const [open, setOpen] = useState<AuditEntry | null>(null);
  const [isSaving, setSaving] = useState(false);
  const narrowed = (request: ListRequest): AuditRequest => ({ ...request, ...dayOf(day) });
  const save = async () => {
    setSaving(true);
    const { text, filter } = readListState(query);
    const all = await audit.listAll(narrowed({ text: text ?? "", filter: filter ?? "all" }));
    setSaving(false);
    if (all.ok) downloadText("audit-log.csv", "text/csv", auditCsv(all.value));
    else toast.error(all.error.message);
  };
  return (
    <AdminFrame
      place="audit"
      title="Audit log"
      lead="Can only be added to. Every step of an administrator is in it, with its reason."
      actions={
        <Button
          variant="outline"
          icon={<Download />}
          loading={isSaving}
          onClick={() => void save()}
        >
          Export as CSV
        </Button>
      }
    >
      <ServerList
        nouns={["entry", "entries"]}
        queryKey={[...adminKeys.audit, day]}
        load={(request) => audit.list(narrowed(request))}
        searchLabel="Find by e-mail or id"
        filters={filters}
        columns={columns}
        rowId={({ id }) => id}
        phoneLine={phoneLine}
        onRowOpen={setOpen}
        openRowId={open?.id ?? null}
        empty={
          <EmptyState drawing="search" title={day ? "Nothing on this day" : "Nothing yet"}>
            {day ? "Try another day." : "The first change that anybody makes appears here."}
          </EmptyState>
        }
      >
        <TextField
          label="Day"
          hideLabel
          type="date"
          value={day ?? ""}
          onValueChange={(value) => setDay(value || null)}
        />
      </ServerList>
      {open && (
        <AuditEntryPanel
          entry={open}
          actor={actorOf(open)}
          action={actionName(open.action)}
          onClose={() => setOpen(null)}
        />
      )}
    </AdminFrame>
  );
}

/** The bounds of a day on the device's clock; none when it is no day. */
function dayOf(day: string | null): Pick<AuditRequest, "since" | "until"> {
  const begins = new Date(`${day}T00:00:00`);
  if (day === null || Number.isNaN(begins.getTime())) return {};
  const ends = new Date(begins);
  ends.setDate(ends.getDate() + 1);
  return { since: begins.toISOString(), until: ends.toISOString() };
}
