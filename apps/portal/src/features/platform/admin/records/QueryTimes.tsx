import type { ListRequest } from "@jubilee/core/base/lists.types";
import type { PlatformHealth } from "@jubilee/core/platform/platform.types";
import type { QueryLogEntry } from "@jubilee/core/platform/query-log.types";
import { succeed } from "@jubilee/core/base/result.rules";
import { Badge } from "@jubilee/ui/badge";
import { DataTable, type DataColumn } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Heading } from "@jubilee/ui/heading";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { When } from "../../../../page-kit/When.tsx";
import { readable } from "../../../../page-kit/audit/auditWords.ts";
import { adminKeys } from "../adminKeys.ts";
import { useHealth } from "./useHealth.ts";

type QueryTime = PlatformHealth["queries"][number];

const ms = (value: number) => `${Math.round(value)} ms`;
const figure = (id: string, header: string, of: (row: QueryTime) => number, from?: "desktop") => ({
  id,
  header,
  widthPx: 110,
  align: "end" as const,
  cell: (row: QueryTime) => ms(of(row)),
  sortValue: of,
  ...(from ? { from } : {}),
});

const columns: DataColumn<QueryTime>[] = [
  { id: "type", header: "Query", cell: ({ queryType }) => readable(queryType) },
  {
    id: "count",
    header: "Times",
    widthPx: 90,
    align: "end",
    cell: ({ count }) => count,
    sortValue: ({ count }) => count,
  },
  figure("median", "Median", ({ medianMs }) => medianMs),
  figure("p95", "95 of 100", ({ p95Ms }) => p95Ms),
  figure("most", "Slowest", ({ mostMs }) => mostMs, "desktop"),
  {
    id: "cache",
    header: "From the cache",
    widthPx: 130,
    align: "end",
    cell: ({ cacheShare }) => `${Math.round(cacheShare * 100)}%`,
    sortValue: ({ cacheShare }) => cacheShare,
    from: "desktop",
  },
];

const entryColumns: DataColumn<QueryLogEntry & { id: string }>[] = [
  { id: "type", header: "Query", cell: ({ queryType }) => readable(queryType) },
  {
    id: "time",
    header: "Took",
    widthPx: 110,
    align: "end",
    cell: ({ executionTimeMs }) => ms(executionTimeMs),
  },
  {
    id: "cache",
    header: "Cache",
    widthPx: 130,
    cell: ({ cacheHit }) => cacheHit && <Badge tone="moss">From cache</Badge>,
    from: "tablet",
  },
  { id: "at", header: "When", widthPx: 110, cell: ({ createdAt }) => <When at={createdAt} /> },
];

const timeLine = ({ queryType, count, p95Ms }: QueryTime) => (
  <FactLine name={readable(queryType)} detail={`${count} times`} end={ms(p95Ms)} />
);

const entryLine = ({ queryType, executionTimeMs, createdAt }: QueryLogEntry) => (
  <FactLine name={readable(queryType)} detail={<When at={createdAt} />} end={ms(executionTimeMs)} />
);

const none = (
  <EmptyState drawing="table" title="No queries in 24 hours">
    As soon as somebody works with the portal, its query times appear here.
  </EmptyState>
);

/** The performance log of the last 24 hours: by type, and each entry, newest first. */
export function QueryTimes() {
  const { data, error, refetch } = useHealth();
  const { queries } = usePlanner();
  const load = async (part: ListRequest) => {
    const { total, rows } = await queries.listPerformance(part);
    const from = part.from ?? 0;
    return succeed({ total, rows: rows.map((row, place) => ({ ...row, id: `${from + place}` })) });
  };
  if (error) return <LoadFailed what="The query times" error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows count={6} />;
  if (data.queries.length === 0) return none;
  return (
    <Stack gap="6">
      <DataTable
        label="Query times of 24 hours by type"
        columns={columns}
        rows={data.queries}
        rowId={({ queryType }) => queryType}
        phoneLine={timeLine}
      />
      <Stack gap="3">
        <Heading level={2} size="section">
          Newest first
        </Heading>
        <ServerList
          nouns={["query", "queries"]}
          queryKey={adminKeys.queryLog}
          load={load}
          columns={entryColumns}
          rowId={({ id }) => id}
          phoneLine={entryLine}
          empty={none}
        />
      </Stack>
    </Stack>
  );
}
