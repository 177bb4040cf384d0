import type { EventRecord } from "@jubilee/core/events/events.types";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { ticketsCopy } from "@jubilee/core/tickets/tickets.copy";
import { ticketSaleState } from "@jubilee/core/tickets/tickets.rules";
import type { TicketType } from "@jubilee/core/tickets/tickets.types";
import type { DataColumn } from "@jubilee/ui/data-table";
import { MoneyText } from "@jubilee/ui/money-text";
import { Text } from "@jubilee/ui/text";
import type { useTellMoment } from "../../../event-kit/useTellMoment.ts";
import { SaleChip } from "./SaleChip.tsx";
import { SoldBar } from "./SoldBar.tsx";
import { TicketTypeMenu } from "./TicketTypeMenu.tsx";
import type { Earned } from "./useEarned.ts";
import { atEnd, phone, price, states, stock, title, words } from "./TicketsTab.css.ts";

interface TicketTypeContext {
  event: EventRecord;
  nowMs: number;
  locale: string;
  tell: ReturnType<typeof useTellMoment>;
  /** What each has brought; null where that is not the reader's to see. */
  earned: Earned | null;
  onEdit: (type: TicketType) => void;
}

/** What the parts of a kind of ticket say, in a table's cells and on a phone's line. */
function tellingOf({ event, nowMs, locale, tell, earned, onEdit }: TicketTypeContext) {
  const notes = (type: TicketType) => {
    const state = ticketSaleState(type, nowMs);
    return [
      state === "not_yet" &&
        type.salesStart &&
        tell("On sale from", type.salesStart, event.timeZone),
      state === "on_sale" && type.salesEnd && tell("On sale until", type.salesEnd, event.timeZone),
      type.held > 0 && `${type.held} in carts`,
      type.isAddOn && "Add-on",
      type.groupSize > 1 && `Admits ${type.groupSize}`,
      type.visibility !== "public" && ticketsCopy.visibilities[type.visibility],
      type.priceModel === "tiered" && "Price in steps",
      type.priceModel === "pay_what_you_can" && "Pay what you can",
    ].filter(Boolean);
  };
  return {
    state: (type: TicketType) => <SaleChip type={type} nowMs={nowMs} />,
    earned: (type: TicketType) => {
      const minor = earned?.ofType.get(type.id);
      return minor === undefined ? null : (
        <MoneyText amountMinor={minor} currency={type.currency} locale={locale} />
      );
    },
    details: (type: TicketType) => (
      <>
        {type.description && (
          <Text tone="muted" dir="auto">
            {type.description}
          </Text>
        )}
        {notes(type).length > 0 && (
          <Text size={12} tone="muted">
            {notes(type).join(" · ")}
          </Text>
        )}
      </>
    ),
    price: (type: TicketType) => (
      <span className={price}>
        {type.priceMinor === 0 ? "Free" : formatPrice(type.priceMinor, type.currency, locale)}
      </span>
    ),
    sold: (type: TicketType) => <SoldBar of={type} />,
    menu: (type: TicketType) => (
      <TicketTypeMenu event={event} type={type} onEdit={() => onEdit(type)} />
    ),
  };
}

/** The columns of an event's kinds of ticket. What a name and a bar leave over they share. */
export function ticketTypeColumns(context: TicketTypeContext): DataColumn<TicketType>[] {
  const telling = tellingOf(context);
  return [
    {
      id: "name",
      header: "Ticket",
      cell: (type) => (
        <div className={words}>
          <bdi className={title}>{type.name}</bdi>
          {telling.details(type)}
        </div>
      ),
      sortValue: ({ name }) => name,
    },
    { id: "state", header: "Sale", widthPx: 128, cell: telling.state },
    {
      id: "sold",
      header: "Sold",
      cell: telling.sold,
      sortValue: ({ sold }) => sold,
    },
    ...(context.earned
      ? [
          {
            id: "earned",
            header: "Earned",
            widthPx: 128,
            align: "end" as const,
            cell: telling.earned,
            sortValue: ({ id }: TicketType) => context.earned?.ofType.get(id),
            from: "wide" as const,
          },
        ]
      : []),
    {
      id: "price",
      header: "Price",
      widthPx: 128,
      align: "end",
      cell: telling.price,
      sortValue: ({ priceMinor }) => priceMinor,
    },
    { id: "more", header: "Actions", hideHeader: true, widthPx: 56, cell: telling.menu },
  ];
}

/** A kind of ticket on a phone: price and menu stand in one line at the end. */
export function ticketTypePhoneLine(context: TicketTypeContext) {
  const telling = tellingOf(context);
  return (type: TicketType) => (
    <div className={phone}>
      <div className={words}>
        <bdi className={title}>{type.name}</bdi>
        {telling.details(type)}
        <span className={states}>
          {telling.state(type)}
          {telling.earned(type)}
        </span>
      </div>
      <div className={atEnd}>
        {telling.price(type)}
        {telling.menu(type)}
      </div>
      <div className={stock}>{telling.sold(type)}</div>
    </div>
  );
}
