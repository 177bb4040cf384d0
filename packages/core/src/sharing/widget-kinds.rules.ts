/**
 * Every kind of widget. Build, loader, frame, server, snippets and elements go by this list; what a
 * kind consists of stands in the folders of its name in `packages/widgets/src`.
 */
export const widgetKinds = ["rsvp", "tickets", "donation", "showcase", "countdown"] as const;

export type WidgetKind = (typeof widgetKinds)[number];

/** Kinds from which a payment page is opened; a frame of the others may not. */
export const payingKinds: readonly WidgetKind[] = ["tickets", "donation", "showcase"];

/** How high a widget's first screen is, in CSS pixels. */
export interface WidgetHeight {
  /** In a column of 360 to 390 px. */
  phone: number;
  /** From 460 px on. */
  wide: number;
}

/**
 * The room that each kind of widget needs: measured with a full form (four tickets, four amounts,
 * a purpose, a dedication). Skeletons, snippets and frames go by it; a test holds it to the truth.
 */
export const widgetHeights: Readonly<Record<WidgetKind, WidgetHeight>> = {
  rsvp: { phone: 960, wide: 810 },
  tickets: { phone: 1050, wide: 790 },
  donation: { phone: 1430, wide: 1240 },
  showcase: { phone: 930, wide: 860 },
  countdown: { phone: 640, wide: 650 },
};
