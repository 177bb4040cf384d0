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

/** A kind of ticket a line: how many are gone and what they brought; a bar where there is a limit to fill. */
export function TicketSales({ sales: types, currency, locale }: TicketSalesProps) {
  const nearlyGone = types.find(isNearlyGone);
  return (
    <div className={sales}>
      {types.map((type) => {
        const share = soldShare(type);
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
            {share !== null && (
              <div className={track} aria-hidden="true">
                <div
                  className={isNearlyGone(type) ? fills.nearlyGone : fills.usual}
                  style={{ width: `${share * 100}%` }}
                />
              </div>
            )}
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
