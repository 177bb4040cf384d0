import { formatPrice } from "@jubilee/core/money/money.rules";
import type { DeskType } from "@jubilee/core/tickets/ticket-desk.types";
import { MoneyField } from "@jubilee/ui/money-field";
import { NumberField } from "@jubilee/ui/number-field";
import { useLocale } from "../../../page-kit/useLocale.ts";

export interface SaleLineProps {
  type: DeskType;
  currency: string;
  isGift: boolean;
  quantity: number;
  onQuantity: (quantity: number) => void;
  /** What a buyer pays who may choose; null: the suggestion. */
  amountMinor: number | null;
  onAmount: (amountMinor: number | null) => void;
}

/** One kind of ticket to sell: how many, at which price, and how many are left. */
export function SaleLine(props: SaleLineProps) {
  const { type, currency, isGift, quantity, onQuantity, amountMinor, onAmount } = props;
  const locale = useLocale();
  const { left, groupSize } = type;
  const price = (minor: number) => formatPrice(minor, currency, locale);
  const chooses = type.priceModel === "pay_what_you_can";
  const words = [
    chooses ? `Pay what you can, ${price(type.nowMinor)} suggested` : price(type.nowMinor),
    groupSize > 1 && `admits ${groupSize}`,
    left !== null && `${Math.max(0, left)} left`,
  ];
  return (
    <>
      <NumberField
        label={type.name}
        value={quantity}
        min={0}
        max={Math.min(500, Math.max(0, left ?? 500))}
        onValueChange={(next) => onQuantity(next ?? 0)}
        help={words.filter(Boolean).join(" · ")}
      />
      {chooses && quantity > 0 && !isGift && (
        <MoneyField
          label={`${type.name}: paid for each`}
          currency={currency}
          locale={locale}
          valueMinor={amountMinor}
          onValueChange={onAmount}
          help={
            type.minimumMinor > 0
              ? `At least ${price(type.minimumMinor)}; empty is the suggestion.`
              : "Empty is the suggestion."
          }
        />
      )}
    </>
  );
}
