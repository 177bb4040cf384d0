import { register } from "../elements/tickets.element.ts";
import { attributesOf, sharedHandlers } from "./attributes.ts";
import { useWidgetElement } from "./useWidgetElement.ts";
import type { TicketsWidgetProps } from "./widget-props.types.ts";

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
