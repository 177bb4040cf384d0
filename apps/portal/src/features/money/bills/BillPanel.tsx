import { mailMoment } from "@jubilee/core/base/moments.rules";
import { billsCopy } from "@jubilee/core/money/bills.copy";
import type { BillRow } from "@jubilee/core/money/bills.types";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { DescriptionList } from "@jubilee/ui/description-list";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import { ListPanel, type ListPanelProps } from "../../../page-kit/list/panel/ListPanel.tsx";
import { acts } from "../../../page-kit/list/panel/panelActs.css.ts";
import { PanelHead } from "../../../page-kit/list/panel/PanelHead.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { SaveBill } from "./SaveBill.tsx";

export interface BillPanelProps extends Pick<ListPanelProps, "step" | "onClose"> {
  bill: BillRow;
}

/** One invoice or credit note of the list: to whom, for what, and its sums. */
export function BillPanel({ bill, step, onClose }: BillPanelProps) {
  const locale = useLocale();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const money = (minor: number) => formatMoney(minor, bill.currency, locale);
  const title = `${billsCopy.kinds[bill.kind]} ${bill.label}`;
  return (
    <ListPanel
      title={title}
      head={
        <PanelHead name={title}>
          <Text tone="muted">
            <bdi>{bill.buyerName}</bdi>
          </Text>
        </PanelHead>
      }
      rowId={bill.id}
      step={step}
      noun="document"
      acts={
        <div className={acts}>
          <LinkButton variant="outline" fullWidth href={href("money.bill", { billId: bill.id })}>
            Open the document
          </LinkButton>
          <SaveBill bill={bill} fullWidth />
        </div>
      }
      onClose={onClose}
    >
      <DescriptionList
        items={[
          { term: "Issued", detail: mailMoment(bill.issuedAt, zone, locale) },
          { term: "For", detail: <bdi>{bill.eventName}</bdi> },
          { term: "Order", detail: bill.orderCode },
          ...(bill.buyerEmail ? [{ term: "E-mail", detail: bill.buyerEmail }] : []),
          { term: "Net", detail: money(bill.netMinor) },
          ...bill.taxes.map(({ label, taxMinor }) => ({
            term: label ?? "No tax",
            detail: money(taxMinor),
          })),
          { term: "Total", detail: money(bill.totalMinor) },
        ]}
      />
    </ListPanel>
  );
}
