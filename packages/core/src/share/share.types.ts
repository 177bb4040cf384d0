/** What a link opens. `event` is the page with everything on it. */
export type ShareKind = "event" | "rsvp" | "tickets";
export type WidgetKind = Exclude<ShareKind, "event">;
export type WidgetShape = "inline" | "button" | "floating" | "link";
export type WidgetTheme = "light" | "dark" | "auto";
export type SnippetForm = "script" | "attribute" | "iframe" | "link" | "react";

/** How a widget looks and speaks; stored with its link. */
export interface WidgetSettings {
  shape: WidgetShape;
  theme: WidgetTheme;
  /** A language tag, or null for the visitor's own. */
  locale: string | null;
}

/** A link that is in use or was. */
export interface ShareLink {
  id: string;
  kind: ShareKind;
  /** Null once the link is turned off. */
  token: string | null;
  label: string | null;
  settings: WidgetSettings;
  /** Origins that may show the widget; none means every site may. */
  allowedOrigins: string[];
  useCount: number;
  lastUsedAt: string | null;
  createdAt: string;
  isRevoked: boolean;
}
