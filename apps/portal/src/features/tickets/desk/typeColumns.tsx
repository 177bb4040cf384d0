import { formatPrice } from "@jubilee/core/money/money.rules";
import { ticketsCopy } from "@jubilee/core/tickets/tickets.copy";
import type { DeskType } from "@jubilee/core/tickets/ticket-desk.types";
import { Chip } from "@jubilee/ui/chip";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Inline } from "@jubilee/ui/inline";
import { TwoLines } from "../../../page-kit/TwoLines.tsx";

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
  ].filter((mark) => mark !== false);

const soldWords = ({ sold, held, quantity }: DeskType) =>
  `${quantity === null ? sold : `${sold} of ${quantity}`}${held > 0 ? `, ${held} in carts` : ""}`;

/** The columns of an event's kinds of ticket. */
export function typeColumns(currency: string, locale: string): DataColumn<DeskType>[] {
  return [
    {
      id: "name",
      header: "Ticket",
      cell: (type) => (
        <Inline>
          <strong dir="auto">{type.name}</strong>
          {marksOf(type).map((mark) => (
            <Chip key={mark} tone="neutral">
              {mark}
            </Chip>
          ))}
        </Inline>
      ),
      sortValue: ({ name }) => name,
    },
    {
      id: "price",
      header: "Price",
      widthPx: 160,
      align: "end",
      cell: (type) => priceWords(type, currency, locale),
      sortValue: ({ priceMinor }) => priceMinor,
    },
    {
      id: "sold",
      header: "Sold",
      widthPx: 180,
      align: "end",
      cell: soldWords,
      sortValue: ({ sold }) => sold,
      from: "tablet",
    },
  ];
}

/** A kind of ticket on a phone. */
export function typePhoneLine(currency: string, locale: string) {
  return (type: DeskType) => (
    <TwoLines
      name={type.name}
      detail={`Sold: ${soldWords(type)}`}
      end={priceWords(type, currency, locale)}
    />
  );
}
