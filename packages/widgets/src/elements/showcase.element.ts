import { widget as donationWidget } from "../donation/definition.ts";
import type { ElementOptions } from "../element/definition.types.ts";
import { defineWidget } from "../element/define.ts";
import { widget as rsvpWidget } from "../rsvp/definition.ts";
import { widget as showcaseWidget } from "../showcase/definition.ts";
import { widget as ticketsWidget } from "../tickets/definition.ts";

/** Registers `<jubilee-showcase>` and what opens inside it: no script comes from elsewhere. */
export function register(options: ElementOptions): void {
  for (const widget of [showcaseWidget, rsvpWidget, ticketsWidget, donationWidget]) {
    defineWidget(widget, options);
  }
}
