import type { RunningServer } from "@jubilee/core/platform/platform.types";
import { DataTable, type DataColumn } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { When } from "../../../../page-kit/When.tsx";
import { useHealth } from "./useHealth.ts";

const payments = { off: "Off", test: "Simulated", stripe: "Stripe" } as const;

const columns: DataColumn<RunningServer>[] = [
  { id: "host", header: "Machine", cell: ({ host }) => host, sortValue: ({ host }) => host },
  { id: "listensAt", header: "Listens on", cell: ({ listensAt }) => listensAt, from: "desktop" },
  { id: "pid", header: "Process", widthPx: 90, align: "end", cell: ({ pid }) => pid },
  { id: "release", header: "Release", widthPx: 110, cell: ({ release }) => release },
  {
    id: "payments",
    header: "Payments",
    widthPx: 120,
    cell: (server) => payments[server.payments],
    from: "desktop",
  },
  {
    id: "startedAt",
    header: "Started",
    widthPx: 140,
    cell: ({ startedAt }) => <When at={startedAt} />,
    sortValue: ({ startedAt }) => startedAt,
  },
  {
    id: "seenAt",
    header: "Seen",
    widthPx: 140,
    cell: ({ seenAt }) => <When at={seenAt} />,
    from: "tablet",
  },
];

const phoneLine = ({ host, release, startedAt }: RunningServer) => (
  <FactLine name={host} detail={<When at={startedAt} />} end={release} />
);

/** The servers that work on the database at this moment. */
export function Servers() {
  const { data, error, refetch } = useHealth();
  if (error) return <LoadFailed what="The servers" error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows count={3} />;
  const releases = new Set(data.servers.map(({ release }) => release));
  return (
    <Stack gap="4">
      {releases.size > 1 && (
        <InlineMessage tone="info">
          Two releases run side by side, as during an upgrade. Stop the servers of the older one
          when the newer ones answer.
        </InlineMessage>
      )}
      <DataTable
        label="Servers that run now"
        columns={columns}
        rows={data.servers}
        rowId={({ id }) => id}
        phoneLine={phoneLine}
        empty={
          <EmptyState drawing="table" title="No server of its own">
            This installation runs on a Supabase project, which looks after its servers itself.
          </EmptyState>
        }
      />
    </Stack>
  );
}
