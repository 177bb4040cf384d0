import { register } from "../elements/tickets.element.ts";
import { attributesOf, sharedHandlers } from "./attributes.ts";
import { useWidgetElement } from "./useWidgetElement.ts";
import type { WidgetEvents } from "../events/events.types.ts";
import type { WidgetProps } from "./widget-props.types.ts";

export interface TicketsWidgetProps extends WidgetProps {
  onOrderStarted?: (detail: WidgetEvents["jubilee:order-started"]) => void;
  onOrderCompleted?: (detail: WidgetEvents["jubilee:order-completed"]) => void;
  onOrderFailed?: (detail: WidgetEvents["jubilee:order-failed"]) => void;
}

/** An event's tickets, from the choice to the pass. */
export function TicketsWidget(props: TicketsWidgetProps) {
  const ref = useWidgetElement(register, props.origin, {
    ...sharedHandlers(props),
    "jubilee:order-started": props.onOrderStarted,
    "jubilee:order-completed": props.onOrderCompleted,
    "jubilee:order-failed": props.onOrderFailed,
  });
  return (
    <jubilee-tickets ref={ref} {...attributesOf(props)}>
      {props.children}
    </jubilee-tickets>
  );
}
