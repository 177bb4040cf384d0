import { tickets } from "../copy/en/tickets.copy.ts";
import type { WidgetDefinition } from "../element/definition.types.ts";
import { sheet } from "../styles/tickets.css.ts";
import { Tickets } from "./Tickets.tsx";

export const ticketsWidget: WidgetDefinition = {
  kind: "tickets",
  sheets: [sheet],
  rows: 3,
  Screen: Tickets,
  words: tickets,
};
