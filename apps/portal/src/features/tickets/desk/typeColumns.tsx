import { formatPrice } from "@jubilee/core/money/money.rules";
import { ticketsCopy } from "@jubilee/core/tickets/tickets.copy";
import { soldWords } from "@jubilee/core/tickets/tickets.rules";
import type { DeskType } from "@jubilee/core/tickets/ticket-desk.types";
import { Chip } from "@jubilee/ui/chip";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Inline } from "@jubilee/ui/inline";
import { TwoLines } from "../../../page-kit/TwoLines.tsx";
import { SoldBar } from "../types/SoldBar.tsx";

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
      id: "sold",
      header: "Sold",
      cell: (type) => <SoldBar of={type} />,
      sortValue: ({ sold }) => sold,
      from: "tablet",
    },
    {
      id: "price",
      header: "Price",
      widthPx: 160,
      align: "end",
      cell: (type) => priceWords(type, currency, locale),
      sortValue: ({ priceMinor }) => priceMinor,
    },
  ];
}

/** A kind of ticket on a phone. */
export function typePhoneLine(currency: string, locale: string) {
  return (type: DeskType) => (
    <TwoLines
      name={type.name}
      detail={[soldWords(type), ...marksOf(type)].join(" · ")}
      end={priceWords(type, currency, locale)}
    />
  );
}
