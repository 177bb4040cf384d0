import type { ReactNode } from "react";
import type { ScreenProps, WidgetData, WidgetKind } from "../widget.types.ts";

/** One kind of widget, as the element shows it. */
export interface WidgetDefinition<Data extends WidgetData = WidgetData> {
  kind: WidgetKind;
  /** Sheets of its first screen. */
  sheets: string[];
  /** The part of the copy that names it. */
  words: { label: string; region: string };
  /**
   * Makes the page's first formatter where the server has not written for this visitor: that takes
   * long, and has a task of its own before the first drawing.
   */
  prepare?: (data: Data, locale: string) => unknown;
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
