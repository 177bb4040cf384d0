import { paymentsCsv } from "@jubilee/core/money/payments.rules";
import type { PaymentFilter, PaymentLine } from "@jubilee/core/money/payments.types";
import { paymentsCopy } from "@jubilee/core/money/payments.copy";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { LinkButton } from "@jubilee/ui/link-button";
import { Stack } from "@jubilee/ui/stack";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { Landmark, PiggyBank, ReceiptText } from "lucide-react";
import { useMemo, type ReactElement } from "react";
import { useSearchParams } from "wouter";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { ExportButton } from "../../../page-kit/list/ExportButton.tsx";
import { readListState } from "../../../page-kit/list/listState.rules.ts";
import type { RowPanel } from "../../../page-kit/list/panel/rowPanel.types.ts";
import { ServerList } from "../../../page-kit/list/ServerList.tsx";
import { NoPayments } from "../../../page-kit/NoPayments.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../data/keys.ts";
import { paymentColumns, paymentPhoneLine } from "./paymentColumns.tsx";
import { PaymentPanel } from "./PaymentPanel.tsx";
import { PaymentSums } from "./PaymentSums.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createPaymentsApi } from "@jubilee/core/money/payments.api";

const order = ["all", "payments", "refunds", "open", "trouble"] as const satisfies PaymentFilter[];
const filters = order.map((value) => ({ value, label: paymentsCopy.filters[value] }));

const opening: RowPanel<PaymentLine> = {
  name: "entry",
  panel: ({ row, ...panel }) => row && <PaymentPanel line={row} {...panel} />,
};

/** Every payment and refund of all events and campaigns, with sums that equal the ledger. */
export default function PaymentsPage() {
  const payments = useApi(createPaymentsApi);
  const locale = useLocale();
  const [query] = useSearchParams();
  const { testMode } = usePortal().config;
  const columns = useMemo(() => paymentColumns(locale, testMode), [locale, testMode]);
  const isPhone = useMedia(media.mobile);
  /** On phones words alone, so that they stand on one line. */
  const iconOf = (icon: ReactElement) => (isPhone ? {} : { icon });
  const doors = (
    <Inline>
      <LinkButton variant="outline" href={href("money.bills")} {...iconOf(<ReceiptText />)}>
        Invoices
      </LinkButton>
      <LinkButton variant="outline" href={href("money.payouts")} {...iconOf(<Landmark />)}>
        Payouts
      </LinkButton>
      <LinkButton variant="outline" href={href("money.bank")} {...iconOf(<PiggyBank />)}>
        Bank account
      </LinkButton>
    </Inline>
  );
  return (
    <PageFrame>
      <PageHeader
        title="Payments"
        lead="What came in and what went back, for tickets and gifts of all your events."
        actions={!isPhone && doors}
      />
      <Stack gap="6">
        <NoPayments>
          Tickets with a price and gifts wait until its operator sets payments up.
        </NoPayments>
        {testMode && <InlineMessage tone="muted">Test mode: no real money is taken.</InlineMessage>}
        <PaymentSums />
        {isPhone && doors}
        <ServerList
          what={{ one: "entry", many: "entries", kept: "payments" }}
          queryKey={keys.payments}
          load={(request) => payments.list(request)}
          searchLabel="Find a name, code or event"
          filters={filters}
          isCounted
          columns={columns}
          rowId={({ id }) => id}
          phoneLine={paymentPhoneLine(locale)}
          opening={opening}
          empty={
            <EmptyState
              drawing="coins"
              title="No payment yet"
              action={<LinkButton href={href("tickets.manage")}>Ticket management</LinkButton>}
            >
              As soon as somebody pays for a ticket or makes a gift, it is listed here.
            </EmptyState>
          }
          asFile={
            <ExportButton
              name="payments.csv"
              rows={() => payments.listAll(readListState(query))}
              csv={paymentsCsv}
              logged={["payments", "all"]}
              inLine
            />
          }
        />
      </Stack>
    </PageFrame>
  );
}
