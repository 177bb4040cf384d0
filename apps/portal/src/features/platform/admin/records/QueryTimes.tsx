import type { ListRequest } from "@jubilee/core/base/lists.types";
import { succeed } from "@jubilee/core/base/result.rules";
import { DataTable } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Heading } from "@jubilee/ui/heading";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { adminKeys } from "../adminKeys.ts";
import { useHealth } from "./useHealth.ts";
import { columns, entryColumns, timeLine, entryLine } from "./queryColumns.tsx";

const none = (
  <EmptyState drawing="hourglass" title="No queries in 24 hours">
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
          what={{ one: "query", many: "queries", kept: "admin-queries" }}
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
