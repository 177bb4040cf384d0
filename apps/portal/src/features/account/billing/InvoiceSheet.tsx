import { planNames } from "@jubilee/core/account/access.rules";
import { invoiceStatus } from "@jubilee/core/account/billing.copy";
import type { Invoice } from "@jubilee/core/account/billing.types";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { Printer } from "lucide-react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { amount, block, cell, head, lines, tools, total } from "../../../page-kit/Bill.css.ts";

/** The sheet: who, what for, which month, how much, paid or not. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { productName, siteUrl } = usePortal().config;
  const locale = useLocale();
  const day = (instant: string) =>
    new Date(instant).toLocaleDateString(locale, { dateStyle: "long" });
  const money = (minor: number) => formatMoney(minor, invoice.currency, locale);
  return (
    <>
      <div className={tools}>
        <LinkButton href={`${href("account.settings")}?tab=plan`} variant="ghost">
          Back to plan and billing
        </LinkButton>
        <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
          Print or save as PDF
        </Button>
      </div>
      <header className={head}>
        <div className={block}>
          <Heading level={1}>Invoice {invoice.number}</Heading>
          <Text tone="muted">
            {day(invoice.issuedAt)}, {invoiceStatus[invoice.status].toLowerCase()}
            {invoice.paidAt ? ` on ${day(invoice.paidAt)}` : ""}
          </Text>
        </div>
        <div className={block}>
          <Text weight="medium">{productName}</Text>
          <Text tone="muted">{new URL(siteUrl).host}</Text>
        </div>
        <div className={block}>
          <Text tone="muted" size={14}>
            For
          </Text>
          <Text weight="medium">{invoice.buyerName}</Text>
          {invoice.buyerEmail && <Text breakAnywhere>{invoice.buyerEmail}</Text>}
        </div>
        <div className={block}>
          <Text tone="muted" size={14}>
            {planNames[invoice.planType]}
          </Text>
          <Text>
            {day(invoice.periodStart)} to {day(invoice.periodEnd)}
          </Text>
        </div>
      </header>
      <table className={lines}>
        <thead>
          <tr>
            <th scope="col" className={cell}>
              What
            </th>
            <th scope="col" className={`${cell} ${amount}`}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map(({ name, amountMinor }) => (
            <tr key={name}>
              <td className={cell}>{name}</td>
              <td className={`${cell} ${amount}`}>{money(amountMinor)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={`${cell} ${total}`}>
              Total, taxes included
            </th>
            <td className={`${cell} ${amount} ${total}`}>{money(invoice.totalMinor)}</td>
          </tr>
        </tfoot>
      </table>
      {invoice.testMode && (
        <InlineMessage tone="warning">
          Test mode: no real money was taken, and this is no bill for your books.
        </InlineMessage>
      )}
    </>
  );
}
