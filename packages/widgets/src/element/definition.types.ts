import type { ReactNode } from "react";
import type { ScreenProps, WidgetKind } from "../widget.types.ts";

/** One kind of widget, as the element shows it. */
export interface WidgetDefinition {
  kind: WidgetKind;
  /** Sheets of its first screen. */
  sheets: string[];
  /** Rows of the skeleton. */
  rows: number;
  Screen: (props: ScreenProps) => ReactNode;
  /** The part of the copy that names it. */
  words: { label: string; region: string };
}

export interface ElementOptions {
  /** Where the product runs when the element does not say. */
  origin: string;
}
