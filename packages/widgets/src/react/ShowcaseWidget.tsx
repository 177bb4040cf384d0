import { useEffect } from "react";
import { donationWidget } from "../donation/definition.ts";
import { defineWidget } from "../element/define.ts";
import { rsvpWidget } from "../rsvp/definition.ts";
import { showcaseWidget } from "../showcase/definition.ts";
import { ticketsWidget } from "../tickets/definition.ts";
import { attributesOf, sharedHandlers } from "./attributes.ts";
import { useWidgetElement } from "./useWidgetElement.ts";
import type { ShowcaseWidgetProps } from "./widget-props.types.ts";

/** An event's public face, or an organiser's events; replies, tickets and gifts open in its place. */
export function ShowcaseWidget(props: ShowcaseWidgetProps) {
  const { origin } = props;
  const ref = useWidgetElement(showcaseWidget, origin, {
    ...sharedHandlers(props),
    "jubilee:rsvp-submitted": props.onRsvpSubmitted,
    "jubilee:rsvp-updated": props.onRsvpUpdated,
    "jubilee:order-started": props.onOrderStarted,
    "jubilee:order-completed": props.onOrderCompleted,
    "jubilee:order-failed": props.onOrderFailed,
    "jubilee:donation-started": props.onDonationStarted,
    "jubilee:donation-completed": props.onDonationCompleted,
  });
  useEffect(() => {
    // What opens inside is in this package already: no script comes from elsewhere.
    for (const widget of [rsvpWidget, ticketsWidget, donationWidget])
      defineWidget(widget, { origin });
  }, [origin]);
  return (
    <jubilee-showcase ref={ref} {...attributesOf(props)}>
      {props.children}
    </jubilee-showcase>
  );
}
