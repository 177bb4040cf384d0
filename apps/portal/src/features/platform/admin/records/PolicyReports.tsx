import type { PolicyReport } from "@jubilee/core/platform/platform.types";
import type { DataColumn } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { adminKeys } from "../adminKeys.ts";
import { When } from "../../../../page-kit/When.tsx";
import { note } from "../../../../page-kit/audit/Audit.css.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createPlatformApi } from "@jubilee/core/platform/platform.api";

const cut = (text: string | null) => (
  <span className={note} title={text ?? undefined}>
    {text ?? "–"}
  </span>
);

const columns: DataColumn<PolicyReport>[] = [
  {
    id: "blocked",
    header: "What was blocked",
    cell: ({ blocked, directive }) => <FactLine name={blocked ?? "Unknown"} detail={directive} />,
  },
  { id: "page", header: "On the page", cell: ({ page }) => cut(page), from: "desktop" },
  {
    id: "source",
    header: "By",
    widthPx: 220,
    cell: ({ sourceFile, line }) => cut(sourceFile && `${sourceFile}:${line ?? "?"}`),
    from: "wide",
  },
  { id: "count", header: "Times", widthPx: 80, align: "end", cell: ({ count }) => count },
  {
    id: "latest",
    header: "Latest",
    widthPx: 100,
    cell: ({ lastSeenAt }) => <When at={lastSeenAt} />,
    from: "tablet",
  },
];

const phoneLine = ({ blocked, directive, count }: PolicyReport) => (
  <FactLine name={blocked ?? "Unknown"} detail={directive} end={`${count} ×`} />
);

/** Content that browsers refused to load, one line a kind: a mistake of ours, or somebody's try. */
export function PolicyReports() {
  const platform = useApi(createPlatformApi);
  return (
    <ServerList
      what={{ one: "kind of report", many: "kinds of reports", kept: "admin-reports" }}
      queryKey={adminKeys.reports}
      load={platform.listPolicyReports}
      searchLabel="Find by address"
      columns={columns}
      rowId={({ id }) => id}
      phoneLine={phoneLine}
      empty={
        <EmptyState drawing="lock" title="Nothing was blocked">
          When a browser refuses to load something on our pages, its report is kept here for 90
          days.
        </EmptyState>
      }
    />
  );
}
