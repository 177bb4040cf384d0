import type { WidgetKind, WidgetSettings } from "./share.types.ts";

/** The forms of one widget, from the best to what every site builder takes. */
export type SnippetForm = "script" | "attribute" | "iframe" | "link" | "react";

/** What a snippet is made of. */
export interface SnippetSource {
  kind: WidgetKind;
  token: string;
  eventName: string;
  /** Day, clock and zone in words, for whoever sees no countdown. */
  when?: string;
  /** Where the product lives, without a slash at the end. */
  origin: string;
  /** The event's own page, when it is shared: what a reader without the widget gets. */
  pageUrl: string | null;
  settings: Pick<WidgetSettings, "shape">;
}

/** The one file that never changes, and its hash; the JSON of `/embed/release.json`. */
export interface WidgetRelease {
  version: string;
  /** Its name under `/embed/`. */
  file: string;
  /** For a script tag's `integrity`. */
  integrity: string;
}
