import { register } from "../elements/showcase.element.ts";
import { attributesOf, sharedHandlers } from "./attributes.ts";
import { useWidgetElement } from "./useWidgetElement.ts";
import type { DonationWidgetProps } from "./DonationWidget.tsx";
import type { RsvpWidgetProps } from "./RsvpWidget.tsx";
import type { TicketsWidgetProps } from "./TicketsWidget.tsx";

export interface ShowcaseWidgetProps
  extends RsvpWidgetProps, TicketsWidgetProps, DonationWidgetProps {}

/** An event's public face, or an organiser's events; replies, tickets and gifts open in its place. */
export function ShowcaseWidget(props: ShowcaseWidgetProps) {
  const ref = useWidgetElement(register, props.origin, {
    ...sharedHandlers(props),
    "jubilee:rsvp-submitted": props.onRsvpSubmitted,
    "jubilee:rsvp-updated": props.onRsvpUpdated,
    "jubilee:order-started": props.onOrderStarted,
    "jubilee:order-completed": props.onOrderCompleted,
    "jubilee:order-failed": props.onOrderFailed,
    "jubilee:donation-started": props.onDonationStarted,
    "jubilee:donation-completed": props.onDonationCompleted,
  });
  return (
    <jubilee-showcase ref={ref} {...attributesOf(props)}>
      {props.children}
    </jubilee-showcase>
  );
}
