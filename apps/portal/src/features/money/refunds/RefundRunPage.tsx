import type { EventRecord } from "@jubilee/core/events/events.types";
import { refundRunCsv } from "@jubilee/core/money/refund-runs.rules";
import { Link } from "@jubilee/ui/link";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { ArrowLeft } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { ExportButton } from "../../../page-kit/list/ExportButton.tsx";
import { keys } from "../../../event-kit/data/keys.ts";
import { EventGate } from "../../../event-kit/event/EventGate.tsx";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";
import { RunOrders } from "./RunOrders.tsx";
import { RunProgress } from "./RunProgress.tsx";
import { useRefundRun } from "./useRefundRun.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createRefundRunsApi } from "@jubilee/core/money/refund-runs.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** How far a run is that pays many back. It goes on without this page. */
export default function RefundRunPage() {
  const { eventId, runId } = useRouteParams("money.payingBack");
  return <EventGate id={eventId}>{(event) => <Run event={event} runId={runId} />}</EventGate>;
}

function Run({ event, runId }: { event: EventRecord; runId: string }) {
  const refundRuns = useApi(createRefundRunsApi);
  const { run, watched, error, refetch } = useRefundRun(event.id, runId);
  const { isBusy, run: send } = useWrite(keys.event(event.id), "Ticket Management");
  return (
    <PageFrame>
      <Link
        href={`${href("events.details", { eventId: event.id })}${tabQuery("orders")}`}
        look="action"
        icon={<ArrowLeft aria-hidden="true" />}
      >
        Orders
      </Link>
      <PageHeader
        title="Paying back"
        lead={<bdi>{event.name}</bdi>}
        actions={
          run && (
            <ExportButton
              name={`paid-back-${event.name}.csv`}
              rows={() => refundRuns.allOrders(runId)}
              csv={refundRunCsv}
              logged={["orders", event.id]}
              variant="outline"
              label="Every order as CSV"
            />
          )
        }
      />
      {error && !run && <LoadFailed what="The refunds" error={error} onRetry={refetch} />}
      {!run && !error && <SkeletonRows count={5} />}
      {run && (
        <Stack gap="6">
          <RunProgress
            run={run}
            isBusy={isBusy}
            onChange={(change) => void send(() => refundRuns.change(run.id, change))}
          />
          <RunOrders
            eventId={event.id}
            orders={watched}
            isBusy={isBusy}
            onPaidBack={(orderId) => void send(() => refundRuns.notePaidByHand(run.id, orderId))}
          />
        </Stack>
      )}
    </PageFrame>
  );
}
