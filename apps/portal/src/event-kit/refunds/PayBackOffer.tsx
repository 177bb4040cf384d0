import type { EventRecord } from "@jubilee/core/events/events.types";
import { isUnderWay, progressOf } from "@jubilee/core/money/refund-runs.rules";
import type { RefundRun } from "@jubilee/core/money/refund-runs.types";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { LinkButton } from "@jubilee/ui/link-button";
import { lazy, Suspense, useState } from "react";
import { href } from "../../app/routing/href.ts";
import type { DataClient, Read } from "../../app/routing/reads.types.ts";
import { refundKeys } from "./keys.ts";
import { offer } from "./refunds.css.ts";
import { useReading } from "../../page-kit/data/useRead.ts";
import { createRefundRunsApi } from "@jubilee/core/money/refund-runs.api";

const PayBackDialog = lazy(async () => {
  const { PayBackDialog: dialog } = await import("./PayBackDialog.tsx");
  return { default: dialog };
});

const isOpenRun = (run: RefundRun): boolean =>
  isUnderWay(run) || run.status === "paused" || (run.counts.by_hand ?? 0) > 0;

/** Every time that an event's money was paid back. */
export const refundRunsRead = (client: DataClient, eventId: string): Read<RefundRun[]> => ({
  key: refundKeys.refundRuns(eventId),
  call: () => createRefundRunsApi(client).list(eventId),
});

export interface PayBackOfferProps {
  event: EventRecord;
  /** How many orders hold money. */
  paidOrders: number;
}

/** Above the orders: the way to a run that is under way, or to paying a cancelled event back. */
export function PayBackOffer({ event, paidOrders }: PayBackOfferProps) {
  const [isAsking, setAsking] = useState(false);
  const { data: runs = [] } = useReading((client) => refundRunsRead(client, event.id));
  const open = runs.find(isOpenRun);
  if (open) {
    const { done, of } = progressOf(open);
    return (
      <div className={offer}>
        <Banner
          title="Money is going back"
          action={
            <LinkButton
              variant="outline"
              href={href("money.payingBack", { eventId: event.id, runId: open.id })}
            >
              See how far it is
            </LinkButton>
          }
        >
          {done} of {of} orders are paid back.
        </Banner>
      </div>
    );
  }
  if (event.status !== "cancelled" || paidOrders === 0) return null;
  return (
    <div className={offer}>
      <Banner
        tone="warning"
        title="The event is cancelled"
        action={<Button onClick={() => setAsking(true)}>Pay everybody back</Button>}
      >
        {paidOrders === 1 ? "One order holds money." : `${paidOrders} orders hold money.`} Look what
        would go back first; nothing moves before you say so.
      </Banner>
      {isAsking && (
        <Suspense>
          <PayBackDialog event={event} orderIds={null} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}
