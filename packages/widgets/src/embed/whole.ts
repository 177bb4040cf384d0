import { countdownWidget } from "../countdown/definition.ts";
import { donationWidget } from "../donation/definition.ts";
import type { AnyWidget } from "../element/definition.types.ts";
import { widgetKinds, type WidgetKind } from "../kinds.ts";
import { rsvpWidget } from "../rsvp/definition.ts";
import { showcaseWidget } from "../showcase/definition.ts";
import { ticketsWidget } from "../tickets/definition.ts";
import { fillPlaceholders, watchPage } from "./placeholders.ts";
import { start } from "./start.ts";

const definitions: Record<WidgetKind, AnyWidget> = {
  rsvp: rsvpWidget,
  tickets: ticketsWidget,
  donation: donationWidget,
  showcase: showcaseWidget,
  countdown: countdownWidget,
};

for (const kind of widgetKinds) start(definitions[kind], import.meta.url);
watchPage(() => widgetKinds.forEach((kind) => fillPlaceholders(kind)));
