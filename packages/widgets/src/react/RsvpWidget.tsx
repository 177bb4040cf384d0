import { register } from "../elements/rsvp.element.ts";
import { attributesOf, sharedHandlers } from "./attributes.ts";
import { useWidgetElement } from "./useWidgetElement.ts";
import type { WidgetEvents } from "../events/events.types.ts";
import type { WidgetProps } from "./widget-props.types.ts";

export interface RsvpWidgetProps extends WidgetProps {
  onRsvpSubmitted?: (detail: WidgetEvents["jubilee:rsvp-submitted"]) => void;
  onRsvpUpdated?: (detail: WidgetEvents["jubilee:rsvp-updated"]) => void;
}

/** An event's reply form. Renders its children on the server and until it is ready. */
export function RsvpWidget(props: RsvpWidgetProps) {
  const ref = useWidgetElement(register, props.origin, {
    ...sharedHandlers(props),
    "jubilee:rsvp-submitted": props.onRsvpSubmitted,
    "jubilee:rsvp-updated": props.onRsvpUpdated,
  });
  return (
    <jubilee-rsvp ref={ref} {...attributesOf(props)}>
      {props.children}
    </jubilee-rsvp>
  );
}
