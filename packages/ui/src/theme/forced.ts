import { globalStyle } from "@vanilla-extract/css";
import { media } from "./measures.ts";

/**
 * Where a device forces its own colours, grounds and shadows are gone: what is chosen, current or
 * under the keys by its ground alone is shown as the device shows a choice. Call it in a `.css.ts`
 * file, with what matches the chosen one.
 */
export function showChosen(selector: string): void {
  globalStyle(selector, {
    "@media": {
      [media.forcedColours]: {
        forcedColorAdjust: "none",
        background: "Highlight",
        color: "HighlightText",
      },
    },
  });
  if (selector.includes("::")) return;
  globalStyle(`${selector} :is(span, svg)`, {
    "@media": { [media.forcedColours]: { color: "inherit !important" } },
  });
}

/** Keeps its colours where a device forces its own: bars and dots, which are nothing without them. */
export const ownColours = { forcedColorAdjust: "none" } as const;

/** The rail of a bar: an edge that is seen only where a device takes the ground away. */
export const seenRail = { outline: "1px solid transparent", outlineOffset: -1 } as const;
