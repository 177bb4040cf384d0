import type { ReactNode } from "react";
import type { ScreenProps, WidgetData, WidgetKind } from "../widget.types.ts";

/** One kind of widget, as the element shows it. */
export interface WidgetDefinition<Data extends WidgetData = WidgetData> {
  kind: WidgetKind;
  /** Sheets of its first screen. */
  sheets: string[];
  /** The part of the copy that names it. */
  words: { label: string; region: string };
  /** What takes the processor longest before the first drawing; each runs in a task of its own. */
  prepare: (props: ScreenProps<Data>) => (() => void)[];
  Screen: (props: ScreenProps<Data>) => ReactNode;
}

/** A kind as the engine holds it, whatever its data are. */
export type AnyWidget = WidgetDefinition<never>;

export interface ElementOptions {
  /** Where the product runs when the element does not say. */
  origin: string;
  /** Waits until an element comes near the screen; without it widgets load at once. */
  whenNear?: (element: Element, call: () => void) => (() => void) | null;
}
