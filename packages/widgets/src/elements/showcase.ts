import { donationWidget } from "../donation/definition.ts";
import type { ElementOptions } from "../element/definition.types.ts";
import { defineWidget } from "../element/define.ts";
import { rsvpWidget } from "../rsvp/definition.ts";
import { showcaseWidget } from "../showcase/definition.ts";
import { ticketsWidget } from "../tickets/definition.ts";

/** Registers `<jubilee-showcase>` and what opens inside it: no script comes from elsewhere. */
export function register(options: ElementOptions): void {
  for (const widget of [showcaseWidget, rsvpWidget, ticketsWidget, donationWidget]) {
    defineWidget(widget, options);
  }
}
