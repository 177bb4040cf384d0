/** What a link opens; the names are the database's. `event_info_view` is the page itself. */
export type ShareKind =
  | "event_info_preview"
  | "event_info_view"
  | "showcase"
  | "embed_event"
  | "embed_rsvp"
  | "embed_tickets";
export type WidgetKind = "rsvp" | "tickets";
export type WidgetShape = "inline" | "button" | "floating" | "link";
export type WidgetTheme = "light" | "dark" | "auto";
export type SnippetForm = "script" | "attribute" | "iframe" | "link" | "react";

/** How a widget looks and speaks; stored with its link. */
export interface WidgetSettings {
  shape: WidgetShape;
  theme: WidgetTheme;
  /** The planner's colour `#rrggbb`; null wears the event's own. */
  accent: string | null;
  /** What a widget draws with, made from `accent`; null with it. */
  colours: Record<string, string> | null;
  /** A language tag, or null for the visitor's own. */
  locale: string | null;
  /** What the planner calls the link. */
  label: string | null;
}

export type ShareLinkStatus = "active" | "revoked" | "suspended" | "expired";

/** A link that is in use or was; the JSON of `list_share_links`, with its settings read. */
export interface ShareLink {
  id: string;
  eventId: string;
  kind: ShareKind;
  token: string;
  path: string;
  url: string;
  status: ShareLinkStatus;
  /** Origins that may show the widget; none means every site may. */
  allowedOrigins: string[];
  settings: WidgetSettings;
  /** Answers and orders that came through it. */
  useCount: number;
  lastUsedAt: string | null;
  createdAt: string;
}

/** What can be changed about a link. Widgets that are pasted already follow. */
export type ShareLinkChange = Partial<WidgetSettings> & { allowedOrigins?: string[] };
