import "../element/dom.types.ts";
import type { ElementOptions } from "../element/definition.types.ts";
import { whenNear } from "../element/near.ts";
import { widgetKinds, type WidgetKind } from "../kinds.ts";

export type { JubileeElement } from "../element/element.types.ts";
export type { WidgetErrorCode, WidgetEvents } from "../events/events.types.ts";
export type { Prefill, WidgetShape, WidgetTheme } from "../host.types.ts";
export type { WidgetKind } from "../kinds.ts";
export type { ElementAttributes } from "../element/attributes.types.ts";

const found = import.meta.glob<{ register: (options: ElementOptions) => void }>("./*.element.ts", {
  eager: true,
});

/**
 * Registers the elements, for pages without React; once, in the browser.
 *
 * @param origin where Jubilee runs, such as `https://jubilee.example`
 * @param kinds all of them, when not said
 */
export function defineWidgets(origin: string, kinds: readonly WidgetKind[] = widgetKinds): void {
  for (const kind of kinds) found[`./${kind}.element.ts`]?.register({ origin, whenNear });
}
