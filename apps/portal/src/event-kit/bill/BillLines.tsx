import { rateName, taxesShown } from "@jubilee/core/money/bills.rules";
import type { Bill, BillItem, BillTax } from "@jubilee/core/money/bills.types";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { Text } from "@jubilee/ui/text";
import { amount, cell, lines } from "../../page-kit/Bill.css.ts";
import { useLocale } from "../../page-kit/useLocale.ts";
import { narrow, sum, sums, value, whole, wide } from "./BillSheet.css.ts";

type Money = (amountMinor: number) => string;

/** What was billed, line by line, and what of it is tax. */
export function BillLines({ bill }: { bill: Bill }) {
  const locale = useLocale();
  const money: Money = (amountMinor) => formatMoney(amountMinor, bill.currency, locale);
  return (
    <>
      <table className={lines}>
        <thead>
          <tr>
            <th scope="col" className={cell}>
              What
            </th>
            <th scope="col" className={`${cell} ${amount} ${wide}`}>
              Quantity
            </th>
            <th scope="col" className={`${cell} ${amount} ${wide}`}>
              Each
            </th>
            <th scope="col" className={`${cell} ${amount}`}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {bill.lines.map((item) => (
            <Line key={`${item.name} ${item.taxLabel}`} item={item} money={money} />
          ))}
        </tbody>
      </table>
      <dl className={sums}>
        {taxesShown(bill).map((tax) => (
          <Rate key={tax.label ?? ""} tax={tax} money={money} />
        ))}
        <div className={whole}>
          <dt>Total, taxes included</dt>
          <dd className={value}>{money(bill.totalMinor)}</dd>
        </div>
      </dl>
    </>
  );
}

function Line({ item, money }: { item: BillItem; money: Money }) {
  return (
    <tr>
      <td className={cell}>
        <bdi>{item.name}</bdi>
        {item.taxLabel && (
          <Text tone="muted" size={14}>
            {item.taxLabel}
          </Text>
        )}
        <span className={narrow}>
          <Text tone="muted" size={14}>
            {item.quantity} × {money(item.unitMinor)}
          </Text>
        </span>
      </td>
      <td className={`${cell} ${amount} ${wide}`}>{item.quantity}</td>
      <td className={`${cell} ${amount} ${wide}`}>{money(item.unitMinor)}</td>
      <td className={`${cell} ${amount}`}>{money(item.totalMinor)}</td>
    </tr>
  );
}

function Rate({ tax, money }: { tax: BillTax; money: Money }) {
  const rate = rateName(tax);
  return (
    <>
      <div className={sum}>
        <dt>Net, {rate}</dt>
        <dd className={value}>{money(tax.netMinor)}</dd>
      </div>
      {tax.taxMinor !== 0 && (
        <div className={sum}>
          <dt>{rate}</dt>
          <dd className={value}>{money(tax.taxMinor)}</dd>
        </div>
      )}
    </>
  );
}
