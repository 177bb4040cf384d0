import { formatPrice } from "@jubilee/core/money/money.rules";
import { ticketsCopy } from "@jubilee/core/tickets/tickets.copy";
import { soldWords } from "@jubilee/core/tickets/tickets.rules";
import type { DeskType } from "@jubilee/core/tickets/ticket-desk.types";
import type { TicketType } from "@jubilee/core/tickets/tickets.types";
import type { DataColumn } from "@jubilee/ui/data-table";
import { MoneyText } from "@jubilee/ui/money-text";
import { FactLine } from "../../../page-kit/list/FactLine.tsx";
import { ends } from "../../../page-kit/TwoLines.css.ts";
import { TwoLines } from "../../../page-kit/TwoLines.tsx";
import { SaleChip } from "../types/SaleChip.tsx";
import { SoldBar } from "../types/SoldBar.tsx";
import type { Earned } from "../types/useEarned.ts";

function priceWords(type: DeskType, currency: string, locale: string): string {
  const price = type.priceMinor === 0 ? "Free" : formatPrice(type.priceMinor, currency, locale);
  if (type.priceModel === "pay_what_you_can") {
    return `From ${formatPrice(type.minimumMinor, currency, locale)}`;
  }
  return type.priceModel === "group" ? `${price} for ${type.groupSize}` : price;
}

const marksOf = (type: DeskType) =>
  [
    type.isAddOn && "Add-on",
    type.priceModel === "tiered" && "Price in steps",
    type.visibility !== "public" && ticketsCopy.visibilities[type.visibility],
    type.held > 0 && `${type.held} in carts`,
  ].filter((mark) => mark !== false);

interface TypeContext {
  currency: string;
  locale: string;
  nowMs: number;
  /** Each kind as buyers meet it; empty until it is read. */
  kinds: readonly TicketType[];
  earned: Earned | null;
}

/** The columns of an event's kinds of ticket. */
export function typeColumns(context: TypeContext): DataColumn<DeskType>[] {
  const { currency, locale, nowMs, kinds, earned } = context;
  const kindOf = ({ id }: DeskType) => kinds.find((kind) => kind.id === id);
  return [
    {
      id: "name",
      header: "Ticket",
      cell: (type) => <FactLine name={type.name} detail={marksOf(type).join(" · ")} />,
      sortValue: ({ name }) => name,
    },
    {
      id: "state",
      header: "Sale",
      widthPx: 128,
      cell: (type) => {
        const kind = kindOf(type);
        return kind && <SaleChip type={kind} nowMs={nowMs} />;
      },
      from: "tablet",
    },
    {
      id: "sold",
      header: "Sold",
      cell: (type) => <SoldBar of={type} />,
      sortValue: ({ sold }) => sold,
      from: "tablet",
    },
    ...(earned
      ? [
          {
            id: "earned",
            header: "Earned",
            widthPx: 128,
            align: "end" as const,
            cell: ({ id }: DeskType) => (
              <MoneyText
                amountMinor={earned.ofType.get(id) ?? 0}
                currency={currency}
                locale={locale}
              />
            ),
            sortValue: ({ id }: DeskType) => earned.ofType.get(id),
            from: "tablet" as const,
          },
        ]
      : []),
    {
      id: "price",
      header: "Price",
      widthPx: 128,
      align: "end",
      cell: (type) => priceWords(type, currency, locale),
      sortValue: ({ priceMinor }) => priceMinor,
    },
  ];
}

/** A kind of ticket on a phone. */
export function typePhoneLine({ currency, locale, nowMs, kinds }: TypeContext) {
  return (type: DeskType) => {
    const kind = kinds.find(({ id }) => id === type.id);
    return (
      <TwoLines
        name={type.name}
        detail={[soldWords(type), ...marksOf(type)].join(" · ")}
        end={
          <span className={ends}>
            {priceWords(type, currency, locale)}
            {kind && <SaleChip type={kind} nowMs={nowMs} />}
          </span>
        }
      />
    );
  };
}
