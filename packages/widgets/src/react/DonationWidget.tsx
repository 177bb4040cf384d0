import { register } from "../elements/donation.element.ts";
import { attributesOf, sharedHandlers } from "./attributes.ts";
import { useWidgetElement } from "./useWidgetElement.ts";
import type { WidgetEvents } from "../events/events.types.ts";
import type { WidgetProps } from "./widget-props.types.ts";

export interface DonationWidgetProps extends WidgetProps {
  /** Where the payment page comes back to; without it: the page that shows the widget. */
  returnUrl?: string;
  onDonationStarted?: (detail: WidgetEvents["jubilee:donation-started"]) => void;
  onDonationCompleted?: (detail: WidgetEvents["jubilee:donation-completed"]) => void;
}

/** A campaign's gifts, from the choice to the thanks. */
export function DonationWidget(props: DonationWidgetProps) {
  const ref = useWidgetElement(register, props.origin, {
    ...sharedHandlers(props),
    "jubilee:donation-started": props.onDonationStarted,
    "jubilee:donation-completed": props.onDonationCompleted,
  });
  return (
    <jubilee-donation ref={ref} {...attributesOf(props)} return-url={props.returnUrl}>
      {props.children}
    </jubilee-donation>
  );
}
