import type { WidgetEvents } from "../events/events.types.ts";
import type { WidgetKind } from "../kinds.ts";
import type { JubileeElement } from "./element.types.ts";

type WidgetElements = Record<`jubilee-${WidgetKind}`, JubileeElement>;
type WidgetEventMap = { [Name in keyof WidgetEvents]: CustomEvent<WidgetEvents[Name]> };

declare global {
  interface HTMLElementTagNameMap extends WidgetElements {}
  interface GlobalEventHandlersEventMap extends WidgetEventMap {}
}
