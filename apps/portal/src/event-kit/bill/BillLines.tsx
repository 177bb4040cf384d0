import { billsCopy } from "@jubilee/core/bills/copy";
import { taxesShown } from "@jubilee/core/bills/rules";
import type { Bill, BillItem, BillTax } from "@jubilee/core/bills/types";
import { formatMoney } from "@jubilee/core/money/rules";
import { Text } from "@jubilee/ui/text";
import { amount, cell, lines, total } from "../../page-kit/Bill.css.ts";
import { useLocale } from "../useLocale.ts";
import { narrow, wide } from "./BillSheet.css.ts";

type Money = (amountMinor: number) => string;

/** What was billed, line by line, and what of it is tax. */
export function BillLines({ bill }: { bill: Bill }) {
  const locale = useLocale();
  const money: Money = (amountMinor) => formatMoney(amountMinor, bill.currency, locale);
  return (
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
      <tfoot>
        {taxesShown(bill).map((tax) => (
          <Rate key={tax.label ?? ""} tax={tax} money={money} />
        ))}
        <Sum label="Total, taxes included" value={money(bill.totalMinor)} look={total} />
      </tfoot>
    </table>
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
  const rate = tax.label ?? billsCopy.noTax;
  return (
    <>
      <Sum label={`Net, ${rate}`} value={money(tax.netMinor)} />
      {tax.taxMinor !== 0 && <Sum label={rate} value={money(tax.taxMinor)} />}
    </>
  );
}

function Sum({ label, value, look = "" }: { label: string; value: string; look?: string }) {
  return (
    <tr>
      <th scope="row" className={`${cell} ${look}`}>
        {label}
      </th>
      <td className={`${cell} ${look} ${wide}`} />
      <td className={`${cell} ${look} ${wide}`} />
      <td className={`${cell} ${amount} ${look}`}>{value}</td>
    </tr>
  );
}
