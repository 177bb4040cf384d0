import type { TicketSale } from "@jubilee/core/insight/dashboard.types";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { isNearlyGone, soldShare, soldWords } from "@jubilee/core/tickets/tickets.rules";
import { Text } from "@jubilee/ui/text";
import { fills, money, name, numbers, sales, top, track } from "./TicketSales.css.ts";

export interface TicketSalesProps {
  sales: readonly TicketSale[];
  currency: string;
  locale: string;
}

/** One bar a kind of ticket: how many are gone and what they brought. */
export function TicketSales({ sales: types, currency, locale }: TicketSalesProps) {
  const most = Math.max(1, ...types.map(({ sold }) => sold));
  const nearlyGone = types.find(isNearlyGone);
  return (
    <div className={sales}>
      {types.map((type) => {
        const share = soldShare(type) ?? (type.sold / most) * 0.6;
        return (
          <div key={type.id}>
            <div className={top}>
              <span className={name} dir="auto">
                {type.name}
              </span>
              <span className={numbers}>
                {soldWords(type)}
                {type.grossMinor !== null && (
                  <span className={money}>{formatPrice(type.grossMinor, currency, locale)}</span>
                )}
              </span>
            </div>
            <div className={track} aria-hidden="true">
              <div
                className={isNearlyGone(type) ? fills.nearlyGone : fills.usual}
                style={{ width: `${share * 100}%` }}
              />
            </div>
          </div>
        );
      })}
      {nearlyGone && (
        <Text size={12} tone="muted">
          {nearlyGone.name}: nearly gone. Refunds are already taken off.
        </Text>
      )}
    </div>
  );
}
