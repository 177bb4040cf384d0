import { planNames } from "@jubilee/core/account/access.rules";
import { invoiceStatus } from "@jubilee/core/account/billing.copy";
import type { Invoice } from "@jubilee/core/account/billing.types";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { Card } from "@jubilee/ui/card";
import { Chip } from "@jubilee/ui/chip";
import { DataTable, type DataColumn } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Link } from "@jubilee/ui/link";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { href } from "../../../app/routing/href.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { keys } from "../settings/keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createBillingApi } from "@jubilee/core/account/billing.api";

const tones = { paid: "usual", open: "warning", uncollectible: "danger" } as const;

function columnsFor(locale: string): DataColumn<Invoice>[] {
  const day = (instant: string) =>
    new Date(instant).toLocaleDateString(locale, { dateStyle: "medium" });
  return [
    {
      id: "number",
      header: "Number",
      widthPx: 190,
      cell: ({ number }) => <Link href={href("account.invoice", { number })}>{number}</Link>,
      sortValue: ({ number }) => number,
    },
    {
      id: "issued",
      header: "Date",
      cell: ({ issuedAt }) => day(issuedAt),
      sortValue: ({ issuedAt }) => issuedAt,
    },
    { id: "plan", header: "Plan", cell: ({ planType }) => planNames[planType], from: "tablet" },
    {
      id: "period",
      header: "Month",
      cell: ({ periodStart, periodEnd }) => `${day(periodStart)} to ${day(periodEnd)}`,
      from: "wide",
      widthPx: 250,
    },
    {
      id: "status",
      header: "State",
      cell: ({ status }) => <Chip tone={tones[status]}>{invoiceStatus[status]}</Chip>,
    },
    {
      id: "total",
      header: "Amount",
      align: "end",
      cell: ({ totalMinor, currency }) => formatMoney(totalMinor, currency, locale),
      sortValue: ({ totalMinor }) => totalMinor,
    },
  ];
}

const phoneLineFor = (locale: string) =>
  function phoneLine({ number, totalMinor, currency, issuedAt }: Invoice) {
    const day = new Date(issuedAt).toLocaleDateString(locale, { dateStyle: "medium" });
    return (
      <>
        <Link href={href("account.invoice", { number })}>{number}</Link> {day},{" "}
        {formatMoney(totalMinor, currency, locale)}
      </>
    );
  };

/** The bills, newest first; each opens as a page to print. */
export function InvoiceList() {
  const { id } = useUser();
  const billing = useApi(createBillingApi);
  const locale = useLocale();
  const { data, error, refetch } = useRead(keys.invoices, () => billing.listInvoices(id));
  if (error) return <LoadFailed what="Your invoices" error={error} onRetry={refetch} />;
  return (
    <Card title="Invoices">
      {!data && <SkeletonRows count={3} />}
      {data?.length === 0 && (
        <EmptyState drawing="receipt" title="No invoices yet">
          The first comes with your first paid month.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <DataTable
          label="Invoices"
          columns={columnsFor(locale)}
          rows={data}
          rowId={({ id: invoiceId }) => invoiceId}
          sorting={{ initial: { id: "issued", descending: true } }}
          phoneLine={phoneLineFor(locale)}
        />
      )}
    </Card>
  );
}
