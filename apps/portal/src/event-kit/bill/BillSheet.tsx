import { bankLines } from "@jubilee/core/money/bank-accounts.rules";
import { billNotice, billTitle } from "@jubilee/core/money/bills.rules";
import type { Bill } from "@jubilee/core/money/bills.types";
import { Heading } from "@jubilee/ui/heading";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Text } from "@jubilee/ui/text";
import { block, head } from "../../page-kit/Bill.css.ts";
import { useLocale } from "../../page-kit/useLocale.ts";
import { BillLines } from "./BillLines.tsx";
import { seller } from "./BillSheet.css.ts";

/** An invoice or credit note as a sheet: who sold what to whom, the tax by rate, the sum. */
export function BillSheet({ bill }: { bill: Bill }) {
  const locale = useLocale();
  const day = (instant: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: bill.timeZone }).format(
      new Date(instant),
    );
  const notice = billNotice(bill);
  return (
    <>
      <header className={head}>
        <div className={block}>
          <Heading level={1}>{billTitle(bill)}</Heading>
          <Text tone="muted">Issued on {day(bill.issuedAt)}</Text>
          {bill.corrects && (
            <Text tone="muted">
              Corrects invoice {bill.corrects.label} of {day(bill.corrects.issuedAt)}
            </Text>
          )}
        </div>
        <div className={block}>
          <Text tone="muted" size={14}>
            Seller
          </Text>
          <p className={seller} dir="auto">
            {bill.seller}
          </p>
        </div>
        <div className={block}>
          <Text tone="muted" size={14}>
            Buyer
          </Text>
          <Text weight="medium" breakAnywhere>
            <bdi>{bill.buyerName}</bdi>
          </Text>
          {bill.buyerEmail && <Text breakAnywhere>{bill.buyerEmail}</Text>}
        </div>
        <div className={block}>
          <Text tone="muted" size={14}>
            For
          </Text>
          <Text breakAnywhere>
            <bdi>{bill.eventName}</bdi>
          </Text>
          <Text>
            {day(bill.eventDate)}. Order {bill.orderCode}.
          </Text>
        </div>
      </header>
      <BillLines bill={bill} />
      {bill.bank && (
        <div className={block}>
          <Text tone="muted" size={14}>
            For transfers
          </Text>
          {bankLines(bill.bank).map(({ label, value }) => (
            <Text key={label} breakAnywhere>
              {label}: <bdi>{value}</bdi>
            </Text>
          ))}
        </div>
      )}
      {notice && <InlineMessage tone="warning">{notice}</InlineMessage>}
    </>
  );
}
