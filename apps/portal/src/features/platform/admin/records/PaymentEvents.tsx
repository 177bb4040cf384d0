import type { PlatformHealth } from "@jubilee/core/platform/platform.types";
import { Chip } from "@jubilee/ui/chip";
import { DataTable, type DataColumn } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { When } from "../../../../page-kit/When.tsx";
import { readable } from "../../../../page-kit/audit/auditWords.ts";
import { useHealth } from "./useHealth.ts";

type PaymentEvent = PlatformHealth["payments"][number];

const outcome = ({ outcome: name }: PaymentEvent) =>
  name === "mismatch" ? <Chip tone="danger">{readable(name)}</Chip> : readable(name);

const columns: DataColumn<PaymentEvent>[] = [
  { id: "provider", header: "Provider", cell: ({ provider }) => readable(provider) },
  { id: "outcome", header: "What came of them", cell: outcome },
  {
    id: "count",
    header: "Events",
    widthPx: 100,
    align: "end",
    cell: ({ count }) => count,
    sortValue: ({ count }) => count,
  },
  {
    id: "latest",
    header: "Latest",
    widthPx: 120,
    cell: ({ latest }) => <When at={latest} />,
    sortValue: ({ latest }) => latest,
    from: "tablet",
  },
];

const phoneLine = (event: PaymentEvent) => (
  <FactLine name={readable(event.outcome)} detail={event.provider} end={event.count} />
);

/** Signed payment events of the last seven days, by what came of them. */
export function PaymentEvents() {
  const { data, error, refetch } = useHealth();
  if (error) return <LoadFailed what="The payment events" error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows count={4} />;
  return (
    <DataTable
      label="Payment events of seven days"
      columns={columns}
      rows={data.payments}
      rowId={(event) => `${event.provider} ${event.outcome}`}
      phoneLine={phoneLine}
      empty={
        <EmptyState drawing="coins" title="No payment events this week">
          When a payment provider reports a payment or a refund, it is counted here.
        </EmptyState>
      }
    />
  );
}
