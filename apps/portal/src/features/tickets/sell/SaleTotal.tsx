import { formatMoney } from "@jubilee/core/money/money.rules";
import { saleMinor } from "@jubilee/core/tickets/ticket-desk.rules";
import type { SaleItem, TicketDesk } from "@jubilee/core/tickets/ticket-desk.types";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../page-kit/useLocale.ts";

export interface SaleTotalProps {
  desk: TicketDesk;
  items: readonly SaleItem[];
  isGift: boolean;
  /** For how many people; null while that cannot be read. */
  people: number | null;
}

/** What to take before anything is sold. */
export function SaleTotal({ desk, items, isGift, people }: SaleTotalProps) {
  const locale = useLocale();
  const money = (minor: number) => formatMoney(minor, desk.event.currency, locale);
  if (items.length === 0) return null;
  const each = isGift ? 0 : saleMinor(items, desk);
  const many = people !== null && people > 1;
  return (
    <Text aria-live="polite" numeric>
      <strong>To take: {each === 0 ? "nothing" : money(each * (people ?? 1))}</strong>
      {many && each > 0 && <span>{`, ${money(each)} from each of ${people} people`}</span>}
    </Text>
  );
}
