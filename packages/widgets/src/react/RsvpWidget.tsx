import { register } from "../elements/rsvp.element.ts";
import { attributesOf, sharedHandlers } from "./attributes.ts";
import { useWidgetElement } from "./useWidgetElement.ts";
import type { RsvpWidgetProps } from "./widget-props.types.ts";

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
