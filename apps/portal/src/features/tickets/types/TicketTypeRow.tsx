import type { EventRecord } from "@jubilee/core/events/events.types";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { ticketsCopy } from "@jubilee/core/tickets/tickets.copy";
import { isNearlyGone, soldWords, ticketSaleState } from "@jubilee/core/tickets/tickets.rules";
import type { TicketSaleState, TicketType } from "@jubilee/core/tickets/tickets.types";
import { Chip, type ChipProps } from "@jubilee/ui/chip";
import { Progress } from "@jubilee/ui/progress";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useTellMoment } from "../../../event-kit/useTellMoment.ts";
import { TicketTypeMenu } from "./TicketTypeMenu.tsx";
import { more, price, stock, title, type as typeClass, words } from "./TicketsTab.css.ts";

const looks: Record<TicketSaleState, Pick<ChipProps, "tone" | "mark">> = {
  draft: { tone: "neutral", mark: "hollow" },
  on_sale: { tone: "success" },
  not_yet: { tone: "info" },
  paused: { tone: "warning" },
  ended: { tone: "neutral" },
  sold_out: { tone: "plum" },
};

export interface TicketTypeRowProps {
  event: EventRecord;
  type: TicketType;
  nowMs: number;
  onEdit: () => void;
}

/** One kind of ticket: what it is, how much of it is gone, what it costs. */
export function TicketTypeRow({ event, type, nowMs, onEdit }: TicketTypeRowProps) {
  const [locale, tell] = [useLocale(), useTellMoment()];
  const state = ticketSaleState(type, nowMs);
  const window = [
    state === "not_yet" && type.salesStart && tell("On sale from", type.salesStart, event.timeZone),
    state === "on_sale" && type.salesEnd && tell("On sale until", type.salesEnd, event.timeZone),
    type.held > 0 && `${type.held} in carts`,
    type.isAddOn && "Add-on",
    type.groupSize > 1 && `Admits ${type.groupSize}`,
    type.visibility !== "public" && ticketsCopy.visibilities[type.visibility],
    type.priceModel === "tiered" && "Price in steps",
    type.priceModel === "pay_what_you_can" && "Pay what you can",
  ].filter(Boolean);
  return (
    <li className={typeClass}>
      <div className={words}>
        <span className={title} dir="auto">
          {type.name}
          <Chip {...looks[state]}>{ticketsCopy.states[state]}</Chip>
        </span>
        {type.description && (
          <Text tone="muted" dir="auto">
            {type.description}
          </Text>
        )}
        {window.length > 0 && (
          <Text size={12} tone="muted">
            {window.join(" · ")}
          </Text>
        )}
      </div>
      <div className={stock}>
        {type.quantity === null ? (
          <Text numeric tone="muted">
            {soldWords(type)}
          </Text>
        ) : (
          <Progress
            label={soldWords(type)}
            value={type.sold}
            max={type.quantity}
            tone={isNearlyGone(type) ? "celebrate" : "action"}
          />
        )}
      </div>
      <span className={price}>
        {type.priceMinor === 0 ? "Free" : formatPrice(type.priceMinor, type.currency, locale)}
      </span>
      <div className={more}>
        <TicketTypeMenu event={event} type={type} onEdit={onEdit} />
      </div>
    </li>
  );
}
