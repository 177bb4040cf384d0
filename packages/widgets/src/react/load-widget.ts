import type { WidgetKind } from "../kinds.ts";
import type { ElementOptions } from "../element/definition.types.ts";

type Register = (options: ElementOptions) => void;

/**
 * The widgets themselves come in the browser alone: a server renders what stands inside them, and
 * knows neither hooks nor a document.
 */
export const loadWidget: Readonly<Record<WidgetKind, () => Promise<{ register: Register }>>> = {
  rsvp: () => import("../elements/rsvp.ts"),
  tickets: () => import("../elements/tickets.ts"),
  donation: () => import("../elements/donation.ts"),
  showcase: () => import("../elements/showcase.ts"),
  countdown: () => import("../elements/countdown.ts"),
};
