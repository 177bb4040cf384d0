import { billTitle } from "@jubilee/core/money/bills.rules";
import { formatMoney } from "@jubilee/core/money/money.rules";
import type { BillLine } from "@jubilee/core/sharing/public-event.types";
import { Link } from "@jubilee/ui/link";
import { href } from "../../../../app/routing/href.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { line, muted, onScreen } from "./OrderTickets.css.ts";

interface OrderBillsProps {
  token: string;
  bills: readonly BillLine[];
  currency: string;
}

/** The invoice of an order and what was credited since. */
export function OrderBills({ token, bills, currency }: OrderBillsProps) {
  const locale = useLocale();
  return (
    <div className={onScreen}>
      {bills.map((bill) => (
        <p key={bill.number} className={line}>
          <Link
            href={href("publicEvent.bill", { orderToken: token, number: String(bill.number) })}
            look="inline"
          >
            {billTitle(bill)}
          </Link>
          <span className={muted}>{formatMoney(bill.totalMinor, currency, locale)}</span>
        </p>
      ))}
    </div>
  );
}
