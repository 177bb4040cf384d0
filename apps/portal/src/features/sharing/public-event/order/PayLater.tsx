import { bankLines } from "@jubilee/core/money/bank-accounts.rules";
import { formatMoney } from "@jubilee/core/money/money.rules";
import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { Banner } from "@jubilee/ui/banner";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Stack } from "@jubilee/ui/stack";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useTellMoment } from "../../../../event-kit/useTellMoment.ts";
import { CopyLater } from "../../../../page-kit/CopyLater.tsx";
import * as css from "./PayLater.css.ts";

/** How to pay what is paid outside the provider: how much, where to, and until when it is held. */
export function PayLater({ order }: { order: OrderView }) {
  const [locale, tell] = [useLocale(), useTellMoment()];
  const sum = formatMoney(order.totalMinor, order.currency, locale);
  const { holdExpiresAt, terms, event } = order;
  const { instructions, account } = terms?.payLater ?? {};
  const lines = account ? bankLines(account) : [];
  const facts = [...lines, { label: "Reference", value: order.code, copied: order.code }];
  return (
    <Banner tone="info" title={`Pay ${sum} and name order ${order.code}`}>
      <Stack gap="3">
        {holdExpiresAt && (
          <span>{tell("Your tickets are held until", holdExpiresAt, event.timeZone)}</span>
        )}
        <div className={css.facts}>
          <DescriptionList
            items={facts.map(({ label, value, copied }) => ({
              term: label,
              detail: (
                <span className={css.fact}>
                  <bdi>{value}</bdi>
                  <CopyLater value={copied} label="Copy" about={label} />
                </span>
              ),
            }))}
          />
        </div>
        {instructions && (
          <span dir="auto">
            {instructions} <CopyLater value={instructions} label="Copy how to pay" />
          </span>
        )}
      </Stack>
    </Banner>
  );
}
