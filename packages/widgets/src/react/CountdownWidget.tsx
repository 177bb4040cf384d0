import { register } from "../elements/countdown.element.ts";
import { attributesOf, sharedHandlers } from "./attributes.ts";
import { useWidgetElement } from "./useWidgetElement.ts";
import type { WidgetProps } from "./widget-props.types.ts";

export type CountdownWidgetProps = Omit<WidgetProps, "prefill" | "affiliate" | "onWaitlistJoined">;

/** How long it still is until an event, or until the next of several. */
export function CountdownWidget(props: CountdownWidgetProps) {
  const ref = useWidgetElement(register, props.origin, sharedHandlers(props));
  return (
    <jubilee-countdown ref={ref} {...attributesOf(props)}>
      {props.children}
    </jubilee-countdown>
  );
}
