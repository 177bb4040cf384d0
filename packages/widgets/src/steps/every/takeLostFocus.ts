import type { WidgetContext } from "../../widget.types.ts";

/**
 * What had the focus is gone: what stands there now takes it, its heading where nothing else is
 * named, the first button where there is none. Whoever is at another place of the page stays there.
 */
export function takeLostFocus({ shadow, touched }: WidgetContext, place = "h2"): void {
  if (!touched() || document.activeElement !== document.body) return;
  const named = shadow.querySelector<HTMLElement>(place);
  if (named) named.tabIndex = -1;
  (named ?? shadow.querySelector("button"))?.focus({ preventScroll: true });
}
