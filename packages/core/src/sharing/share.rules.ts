import { linkKinds } from "./link-kinds.rules.ts";
import type {
  FaceSection,
  LinkState,
  ShareKind,
  ShareLink,
  StoredShareLink,
  WidgetKind,
  WidgetSettings,
} from "./share.types.ts";

/** How a new widget looks. */
export const usualWidgetSettings: WidgetSettings = {
  shape: "inline",
  theme: "auto",
  accent: null,
  colours: null,
  locale: null,
  label: null,
  signedOnly: false,
  sections: null,
};

/** Everything an event's public face can show, in its order. */
export const faceSections: readonly FaceSection[] = [
  "hosts",
  "reply",
  "places",
  "story",
  "gallery",
  "schedule",
  "tickets",
  "giving",
  "sponsors",
];

/** The origin of what somebody typed as their site; null for what is no site. */
export function siteOrigin(text: string): string | null {
  const typed = text.trim().toLowerCase();
  if (typed === "" || /\s/.test(typed)) return null;
  const url = URL.parse(/^https?:\/\//.test(typed) ? typed : `https://${typed}`);
  const isHost = url !== null && (url.hostname.includes(".") || url.hostname === "localhost");
  return isHost && !url.username ? url.origin : null;
}

/** How a site is shown: without the scheme everybody uses. */
export function siteName(origin: string): string {
  return origin.replace(/^https:\/\//, "");
}

const shapes: readonly WidgetSettings["shape"][] = ["inline", "button", "floating", "link"];

const isRecord = (value: unknown): value is Record<string, string> =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((one) => typeof one === "string");

/** Reads what is stored with a link; what is unknown stays as usual. */
export function readWidgetSettings(stored: Readonly<Record<string, unknown>>): WidgetSettings {
  const { shape, theme, accent, colours, locale, label } = stored;
  return {
    shape: shapes.find((known) => known === shape) ?? usualWidgetSettings.shape,
    theme: theme === "light" || theme === "dark" ? theme : usualWidgetSettings.theme,
    accent: typeof accent === "string" && /^#[0-9a-f]{6}$/.test(accent) ? accent : null,
    colours: isRecord(colours) ? colours : null,
    locale: typeof locale === "string" && locale ? locale : null,
    label: typeof label === "string" && label ? label : null,
    signedOnly: stored["signedOnly"] === true,
    sections: Array.isArray(stored["sections"]) ? readSections(stored["sections"]) : null,
  };
}

function readSections(stored: readonly unknown[]): FaceSection[] {
  return faceSections.filter((known) => stored.includes(known));
}

/** A link with what it keeps of its look. */
export function readShareLink(link: StoredShareLink): ShareLink {
  return { ...link, settings: readWidgetSettings(link.settings) };
}

/** The widget that a link opens, if it opens one. */
export function widgetOf(kind: ShareKind): WidgetKind | null {
  return linkKinds[kind].widget ?? null;
}

/** What a link is called while it has no name of its own. */
export function linkName(kind: ShareKind, label: string | null): string {
  return label?.trim() || linkKinds[kind].title;
}

/** How a link stands. */
export function linkState({
  status,
  useCount,
  useLimit,
}: Pick<ShareLink, "status" | "useCount" | "useLimit">): LinkState {
  return status === "active" && useLimit !== null && useCount >= useLimit ? "used_up" : status;
}

/** How often a link was used, of how often it may be: "12 of 50". */
export function usesInWords(
  { useCount, useLimit }: Pick<ShareLink, "useCount" | "useLimit">,
  locale: string,
): string {
  const words = (count: number) => count.toLocaleString(locale);
  if (useLimit !== null) return `${words(useCount)} of ${words(useLimit)}`;
  return useCount > 0 ? words(useCount) : "–";
}
