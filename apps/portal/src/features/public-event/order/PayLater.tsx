import { formatMoney } from "@jubilee/core/money/rules";
import type { OrderView } from "@jubilee/core/public-event/types";
import { formatInstant } from "@jubilee/core/time/rules";
import { Banner } from "@jubilee/ui/banner";
import { useLocale } from "../../../event-kit/useLocale.ts";
import { CopyLater } from "../../../page-kit/CopyLater.tsx";

/** How to pay what is paid outside the provider, and until when it is held. */
export function PayLater({ order }: { order: OrderView }) {
  const locale = useLocale();
  const sum = formatMoney(order.totalMinor, order.currency, locale);
  const { holdExpiresAt, terms, event } = order;
  const instructions = terms?.payLater?.instructions;
  return (
    <Banner tone="info" title={`Pay ${sum} and name order ${order.code}`}>
      {instructions}
      {holdExpiresAt && (
        <> Your tickets are held until {formatInstant(holdExpiresAt, event.timeZone, locale)}.</>
      )}
      <div>
        <CopyLater value={order.code} label="Copy the order’s code" />
        {instructions && <CopyLater value={instructions} label="Copy how to pay" />}
      </div>
    </Banner>
  );
}
