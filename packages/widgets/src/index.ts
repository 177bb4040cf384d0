import "./react/intrinsic-elements.types.ts";
import "./element/dom.types.ts";

export { CountdownWidget } from "./react/CountdownWidget.tsx";
export { DonationWidget } from "./react/DonationWidget.tsx";
export { RsvpWidget } from "./react/RsvpWidget.tsx";
export { ShowcaseWidget } from "./react/ShowcaseWidget.tsx";
export { TicketsWidget } from "./react/TicketsWidget.tsx";
export type {
  CountdownWidgetProps,
  DonationWidgetProps,
  RsvpWidgetProps,
  ShowcaseWidgetProps,
  TicketsWidgetProps,
  WidgetProps,
} from "./react/widget-props.types.ts";
export type { ElementAttributes } from "./element/attributes.types.ts";
export type { JubileeAttributes } from "./react/intrinsic-elements.types.ts";
export type { JubileeElement } from "./element/element.types.ts";
export type { WidgetEvents, WidgetErrorCode } from "./events/events.types.ts";
export type { Prefill, WidgetKind, WidgetShape, WidgetTheme } from "./widget.types.ts";
