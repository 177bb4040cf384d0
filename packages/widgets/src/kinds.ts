import { type WidgetKind, widgetKinds } from "@jubilee/core/sharing/widget-kinds.rules";

export { type WidgetKind, widgetKinds };

/** Kinds that stand on one page often enough to share a piece; the others come whole. */
export const sharingKinds: readonly string[] = ["rsvp", "tickets"];

export function isWidgetKind(text: string | undefined): text is WidgetKind {
  return widgetKinds.some((kind) => kind === text);
}
