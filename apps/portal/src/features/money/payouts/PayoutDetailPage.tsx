import { formatMoney } from "@jubilee/core/money/money.rules";
import { payoutCsv } from "@jubilee/core/money/payouts.rules";
import type { PayoutDetail, PayoutLine } from "@jubilee/core/money/payouts.types";
import { Button } from "@jubilee/ui/button";
import { DataTable } from "@jubilee/ui/data-table";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { StatGroup, StatTile } from "@jubilee/ui/stat-tile";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { Download } from "lucide-react";
import { useMemo } from "react";
import { useLocation } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { downloadText } from "../../../page-kit/downloadText.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../data/keys.ts";
import { orderPlace } from "../../../event-kit/orderPlace.ts";
import { lineColumns, linePhoneLine, payoutDay } from "./payoutColumns.tsx";
import { PayoutState } from "./PayoutState.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createPayoutsApi } from "@jubilee/core/money/payouts.api";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";

/** One payout: every payment and refund in it. */
export default function PayoutDetailPage() {
  const { payoutId } = useRouteParams("money.payout");
  const payouts = useApi(createPayoutsApi);
  const payoutRead = useRead(keys.payout(payoutId), () => payouts.get(payoutId));
  return (
    <PageFrame>
      {!payoutRead.data && (
        <VisuallyHidden>
          <h1>Payout</h1>
        </VisuallyHidden>
      )}
      <Loaded of={payoutRead} what="The payout" skeleton={<SkeletonRows count={6} />}>
        {(data) => <Details payout={data} />}
      </Loaded>
    </PageFrame>
  );
}

function placeOf({ campaignId, eventId, orderId }: PayoutLine): string {
  if (campaignId) return href("fundraising.campaign", { campaignId });
  return orderPlace(eventId ?? "", orderId ?? "");
}

function Details({ payout }: { payout: PayoutDetail }) {
  const locale = useLocale();
  const [, go] = useLocation();
  const columns = useMemo(() => lineColumns(payout.currency, locale), [payout.currency, locale]);
  const money = (amountMinor: number) => formatMoney(amountMinor, payout.currency, locale);
  return (
    <Stack gap="6">
      <PageHeader
        title={`Payout of ${payoutDay(payout, locale)}`}
        lead={<PayoutState status={payout.status} />}
        actions={
          <Button
            variant="outline"
            icon={<Download />}
            onClick={() => downloadText(`${payout.ref}.csv`, "text/csv", payoutCsv(payout))}
          >
            Export as CSV
          </Button>
        }
      />
      <StatGroup>
        <StatTile label="To the bank" value={money(payout.netMinor)} />
        <StatTile label="Taken less given back" value={money(payout.grossMinor)} />
        <StatTile label="Provider’s fee" value={money(payout.feeMinor)} />
      </StatGroup>
      <DataTable
        label="What the payout consists of"
        rows={payout.lines}
        rowId={({ id }) => id}
        columns={columns}
        phoneLine={linePhoneLine(payout.currency, locale)}
        opening={{ open: (line) => go(placeOf(line)) }}
      />
    </Stack>
  );
}
