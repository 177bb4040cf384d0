/**
 * Every kind of widget. A new one is a name here, `src/<kind>/definition.ts` and
 * `src/embed/<kind>.ts`; the build, the loader, the frame and the server go by this list.
 */
export const widgetKinds = ["rsvp", "tickets", "donation", "showcase", "countdown"] as const;

/** Kinds that stand on one page often enough to share a piece; the others come whole. */
export const sharingKinds: readonly string[] = ["rsvp", "tickets"];

export type WidgetKind = (typeof widgetKinds)[number];

export function isWidgetKind(text: string | undefined): text is WidgetKind {
  return widgetKinds.some((kind) => kind === text);
}
