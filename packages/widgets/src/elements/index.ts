import "../element/dom.types.ts";
import { whenNear } from "../element/near.ts";
import { widgetKinds, type WidgetKind } from "../kinds.ts";
import { register as registerCountdown } from "./countdown.ts";
import { register as registerDonation } from "./donation.ts";
import { register as registerRsvp } from "./rsvp.ts";
import { register as registerShowcase } from "./showcase.ts";
import { register as registerTickets } from "./tickets.ts";

export type { JubileeElement } from "../element/element.types.ts";
export type { WidgetErrorCode, WidgetEvents } from "../events/events.types.ts";
export type { Prefill, WidgetShape, WidgetTheme } from "../host.types.ts";
export type { WidgetKind } from "../kinds.ts";
export type { ElementAttributes } from "../element/attributes.types.ts";

const registrations = {
  rsvp: registerRsvp,
  tickets: registerTickets,
  donation: registerDonation,
  showcase: registerShowcase,
  countdown: registerCountdown,
};

/**
 * Registers the elements, for pages without React; once, in the browser.
 *
 * @param origin where Jubilee runs, such as `https://jubilee.example`
 * @param kinds all of them, when not said
 */
export function defineWidgets(origin: string, kinds: readonly WidgetKind[] = widgetKinds): void {
  for (const kind of kinds) registrations[kind]({ origin, whenNear });
}
