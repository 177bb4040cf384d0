import type { WidgetKind } from "./widget-kinds.rules.ts";

/** A kind of share link. The database has a row for each; a test holds them together. */
export interface LinkKind {
  title: string;
  /** Where it is opened in the portal; the token follows. */
  path: `/${string}/`;
  /** What it is read by at the public door: `GET <call>/<token>`. */
  call: string;
  /** The widget that stands for it in a host's page. */
  widget?: WidgetKind;
}
