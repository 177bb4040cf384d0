import { register } from "../elements/donation.element.ts";
import { attributesOf, sharedHandlers } from "./attributes.ts";
import { useWidgetElement } from "./useWidgetElement.ts";
import type { DonationWidgetProps } from "./widget-props.types.ts";

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
