import { formatMoney } from "@jubilee/core/money/money.rules";
import { isReconciled } from "@jubilee/core/tickets/ticket-desk.rules";
import type { Reconciliation } from "@jubilee/core/tickets/ticket-desk.types";
import { Banner } from "@jubilee/ui/banner";
import { Card } from "@jubilee/ui/card";
import { DescriptionList } from "@jubilee/ui/description-list";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { StatGroup, StatTile } from "@jubilee/ui/stat-tile";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { keys } from "../data/keys.ts";
import { ExtraMoney } from "./ExtraMoney.tsx";
import { MoneyDifferences } from "./MoneyDifferences.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createTicketDeskApi } from "@jubilee/core/tickets/ticket-desk.api";
import { Unread } from "../../../page-kit/data/Unread.tsx";

const providers: Record<string, string> = {
  stripe: "Stripe",
  test: "Test payments: no money moved",
  offline: "Taken by hand",
};

/** Orders, providers and the ledger: they agree to the last cent, or the page says where they do not. */
export function Reconciled({ eventId }: { eventId: string }) {
  const api = useApi(createTicketDeskApi);
  const ledger = useRead(keys.money(eventId), () => api.reconcile(eventId));
  if (!ledger.isSuccess)
    return <Unread of={ledger} what="The ledger" skeleton={<SkeletonRows count={6} />} />;
  const { data } = ledger;
  return <Figures eventId={eventId} figures={data} />;
}

function Figures({ eventId, figures }: { eventId: string; figures: Reconciliation }) {
  const locale = useLocale();
  const money = (amountMinor: number) => formatMoney(amountMinor, figures.currency, locale);
  return (
    <Stack gap="5">
      {isReconciled(figures) ? (
        <Banner tone="success" title="The books agree">
          What the orders cost, what the providers told and what the ledger holds are one and the
          same: {money(figures.cashMinor)}, to the last cent of every order.
        </Banner>
      ) : (
        <Banner tone="danger" title="The books do not agree">
          The orders come to {money(figures.ordersMinor)}, the providers told of{" "}
          {money(figures.providersMinor)}, and the ledger holds {money(figures.cashMinor)}. Nothing
          is lost; please tell us through the help page.
        </Banner>
      )}
      {figures.differences.length > 0 && <MoneyDifferences eventId={eventId} figures={figures} />}
      {figures.extra.length > 0 && <ExtraMoney eventId={eventId} payments={figures.extra} />}
      <StatGroup>
        <StatTile label="Collected" value={money(figures.cashMinor)} />
        <StatTile label="Paid in" value={money(figures.paymentsMinor)} />
        <StatTile label="Given back" value={money(figures.refundsMinor)} />
      </StatGroup>
      <Card title="What was paid for">
        <DescriptionList
          items={[
            { term: "Tickets", detail: money(figures.salesMinor) },
            { term: "Service fees", detail: money(figures.feesMinor) },
            { term: "Taxes", detail: money(figures.taxMinor) },
            { term: "Refunds", detail: `−${money(figures.refundedMinor)}` },
            ...(figures.heldMinor === 0
              ? []
              : [{ term: "Held for buyers", detail: money(figures.heldMinor) }]),
          ]}
        />
      </Card>
      {figures.byProvider.length > 0 && (
        <Card title="Where the money is">
          <DescriptionList
            items={figures.byProvider.map(({ provider, paymentsMinor, refundsMinor }) => ({
              term: providers[provider] ?? provider,
              detail: money(paymentsMinor - refundsMinor),
            }))}
          />
        </Card>
      )}
    </Stack>
  );
}
