import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { Stack } from "@jubilee/ui/stack";
import { useMemo } from "react";
import { useLocation } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { ServerList } from "../../../page-kit/list/ServerList.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../data/keys.ts";
import { payoutColumns, payoutPhoneLine } from "./payoutColumns.tsx";
import { PayoutSums } from "./PayoutSums.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createPayoutsApi } from "@jubilee/core/money/payouts.api";

/** What the payment providers sent to the bank, and what they still hold. */
export default function PayoutsPage() {
  const payouts = useApi(createPayoutsApi);
  const locale = useLocale();
  const [, go] = useLocation();
  const columns = useMemo(() => payoutColumns(locale), [locale]);
  return (
    <PageFrame>
      <PageHeader
        title="Payouts"
        lead="What the payment provider sent to the bank: every payment and refund in it, and what it still holds."
        actions={
          <LinkButton variant="outline" href={href("money.payments")}>
            All payments
          </LinkButton>
        }
      />
      <Stack gap="6">
        <PayoutSums />
        <ServerList
          what={{ one: "payout", many: "payouts", kept: "payouts" }}
          queryKey={keys.payouts}
          load={(request) => payouts.list(request)}
          columns={columns}
          rowId={({ id }) => id}
          phoneLine={payoutPhoneLine(locale)}
          opening={{ open: ({ id }) => go(href("money.payout", { payoutId: id })) }}
          empty={
            <EmptyState drawing="coins" title="No payout yet">
              Providers send what was paid some days later. The first payout is listed here when the
              provider tells of it.
            </EmptyState>
          }
        />
      </Stack>
    </PageFrame>
  );
}
