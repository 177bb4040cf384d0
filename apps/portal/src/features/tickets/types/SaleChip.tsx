import { ticketsCopy } from "@jubilee/core/tickets/tickets.copy";
import { ticketSaleState } from "@jubilee/core/tickets/tickets.rules";
import type { TicketSaleState, TicketType } from "@jubilee/core/tickets/tickets.types";
import { Chip, type ChipProps } from "@jubilee/ui/chip";

const looks: Record<TicketSaleState, Pick<ChipProps, "tone" | "mark">> = {
  draft: { tone: "neutral", mark: "hollow" },
  on_sale: { tone: "usual" },
  not_yet: { tone: "info" },
  paused: { tone: "warning" },
  ended: { tone: "neutral" },
  sold_out: { tone: "plum" },
};

/** What a kind of ticket is to buyers at a moment, in a word. */
export function SaleChip({ type, nowMs }: { type: TicketType; nowMs: number }) {
  const state = ticketSaleState(type, nowMs);
  return <Chip {...looks[state]}>{ticketsCopy.states[state]}</Chip>;
}
