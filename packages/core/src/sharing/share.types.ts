import type { ShareKind } from "./link-kinds.rules.ts";

export type { ShareKind };
export type { WidgetKind } from "./widget-kinds.rules.ts";

/** What stands on one event's public face. */
export type FaceSection =
  | "story"
  | "hosts"
  | "places"
  | "gallery"
  | "schedule"
  | "reply"
  | "tickets"
  | "giving"
  | "sponsors";

export type WidgetShape = "inline" | "button" | "floating" | "link";
export type WidgetTheme = "light" | "dark" | "auto";

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
  /** Takes only visitors whom the host's own server has signed. */
  signedOnly: boolean;
  /** What stands on an event's public face; null is all there is. */
  sections: FaceSection[] | null;
}

export type ShareLinkStatus = "active" | "revoked" | "suspended" | "expired";

/** How a link stands: an open one may have been used as often as it may be. */
export type LinkState = ShareLinkStatus | "used_up";

/** A link that is in use or was; the JSON of `list_share_links`, with its settings read. */
export interface ShareLink {
  id: string;
  /** Null for a link of a campaign or a venue. */
  eventId: string | null;
  kind: ShareKind;
  token: string;
  path: string;
  url: string;
  status: ShareLinkStatus;
  /** Origins that may show the widget; none means every site may. */
  allowedOrigins: string[];
  settings: WidgetSettings;
  /** What a host's own server signs its visitors' names with; it opens nothing. */
  prefillKey: string;
  /** When it ends by itself, an instant; null is never. */
  expiresAt: string | null;
  /** So many uses; null is any number. */
  useLimit: number | null;
  /** Answers, orders that live and gifts that came through it. */
  useCount: number;
  lastUsedAt: string | null;
  createdAt: string;
}

/** What can be changed about a link. Widgets that are pasted already follow. */
export type ShareLinkChange = Partial<WidgetSettings> & {
  allowedOrigins?: string[];
  expiresAt?: string | null;
  useLimit?: number | null;
};

/** A link as the database tells it: what it keeps of its look is not read yet. */
export type StoredShareLink = Omit<ShareLink, "settings"> & { settings: Record<string, unknown> };

/** The whole of what is told of a link: what opens it and how often it was renewed are for the server. */
export type ToldLink = StoredShareLink & {
  label: string | null;
  opens: string;
  generation: number;
};
