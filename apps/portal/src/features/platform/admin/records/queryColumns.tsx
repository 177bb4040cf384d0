import type { PlatformHealth } from "@jubilee/core/platform/platform.types";
import type { QueryLogEntry } from "@jubilee/core/platform/query-log.types";
import { Badge } from "@jubilee/ui/badge";
import type { DataColumn } from "@jubilee/ui/data-table";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import { When } from "../../../../page-kit/When.tsx";
import { readable } from "../../../../page-kit/audit/auditWords.ts";

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

export const columns: DataColumn<QueryTime>[] = [
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

export const entryColumns: DataColumn<QueryLogEntry & { id: string }>[] = [
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

export const timeLine = ({ queryType, count, p95Ms }: QueryTime) => (
  <FactLine name={readable(queryType)} detail={`${count} times`} end={ms(p95Ms)} />
);

export const entryLine = ({ queryType, executionTimeMs, createdAt }: QueryLogEntry) => (
  <FactLine name={readable(queryType)} detail={<When at={createdAt} />} end={ms(executionTimeMs)} />
);
