import type { WidgetKind } from "./widget-kinds.rules.ts";
import { widgetWords as words } from "./widgets.gen.ts";

/** The words of the link that stands for a widget where no script runs. */
export function widgetWords(kind: WidgetKind, name: string, when?: string): string {
  const { plain, withTime } = words[kind];
  const text = when && withTime ? withTime : plain;
  return text.replaceAll(/\{(name|when)\}/g, (_, part) => (part === "when" ? (when ?? "") : name));
}
