import { billsCopy } from "@jubilee/core/money/bills.copy";
import type { BillFilter, BillRow } from "@jubilee/core/money/bills.types";
import { billsCsv } from "@jubilee/core/money/payments.rules";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { useMemo } from "react";
import { useSearchParams } from "wouter";
import { href } from "../../../app/routing/href.ts";
import type { PageReads } from "../../../app/routing/reads.types.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { ExportButton } from "../../../page-kit/list/ExportButton.tsx";
import { readListState } from "../../../page-kit/list/listState.rules.ts";
import type { RowPanel } from "../../../page-kit/list/panel/rowPanel.types.ts";
import { ServerList } from "../../../page-kit/list/ServerList.tsx";
import { serverListRead } from "../../../page-kit/list/useServerList.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../data/keys.ts";
import { BillPanel } from "./BillPanel.tsx";
import { billColumns, billPhoneLine } from "./billColumns.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createBillsApi } from "@jubilee/core/money/bills.api";

const order = ["all", "invoices", "credits"] as const satisfies BillFilter[];
const filters = order.map((value) => ({ value, label: billsCopy.filters[value] }));

export const reads: PageReads = ({ client, query, read }) =>
  read(serverListRead(keys.bills, createBillsApi(client).list, query));

const opening: RowPanel<BillRow> = {
  name: "document",
  panel: ({ row, ...panel }) => row && <BillPanel bill={row} {...panel} />,
};

/** Every invoice and credit note of all events, numbered without a gap. */
export default function BillsPage() {
  const bills = useApi(createBillsApi);
  const locale = useLocale();
  const [query] = useSearchParams();
  const columns = useMemo(() => billColumns(locale), [locale]);
  return (
    <PageFrame>
      <PageHeader
        title="Invoices"
        lead="One for each paid order, a credit note for each refund, numbered without a gap. The seller’s address is set with an event’s ticket rules."
      />
      <ServerList
        what={{ one: "document", many: "documents", kept: "bills" }}
        queryKey={keys.bills}
        load={(request) => bills.list(request)}
        searchLabel="Find a number, name, order or event"
        filters={filters}
        isCounted
        columns={columns}
        rowId={({ id }) => id}
        phoneLine={billPhoneLine(locale)}
        opening={opening}
        empty={
          <EmptyState
            drawing="receipt"
            title="No invoice yet"
            action={<LinkButton href={href("tickets.manage")}>Ticket management</LinkButton>}
          >
            The first comes with the first paid order. Buyers get it with their tickets.
          </EmptyState>
        }
        asFile={
          <ExportButton
            name="invoices.csv"
            rows={() => bills.listAll(readListState(query))}
            csv={billsCsv}
            inLine
          />
        }
      />
    </PageFrame>
  );
}
