import "./react/intrinsic-elements.types.ts";
import "./element/dom.types.ts";

export * from "./react/components.gen.ts";
export type { WidgetProps } from "./react/widget-props.types.ts";
export type { ElementAttributes } from "./element/attributes.types.ts";
export type { JubileeAttributes } from "./react/intrinsic-elements.types.ts";
export type { JubileeElement } from "./element/element.types.ts";
export type { WidgetEvents, WidgetErrorCode } from "./events/events.types.ts";
export type { Prefill, WidgetKind, WidgetShape, WidgetTheme } from "./widget.types.ts";
