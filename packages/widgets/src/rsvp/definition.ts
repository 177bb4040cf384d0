import { rsvp } from "../copy/en/rsvp.copy.ts";
import type { WidgetDefinition } from "../element/definition.types.ts";
import { sheet } from "../styles/rsvp.css.ts";
import { Rsvp } from "./Rsvp.tsx";

export const rsvpWidget: WidgetDefinition = {
  kind: "rsvp",
  sheets: [sheet],
  rows: 3,
  Screen: Rsvp,
  words: rsvp,
};
