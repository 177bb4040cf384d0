import { frameHeight } from "../widget-height/widget-height.rules.ts";
import { shareCopy } from "./share.copy.ts";
import type {
  FaceSection,
  LinkState,
  ShareKind,
  ShareLink,
  SnippetForm,
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
  "schedule",
  "tickets",
  "giving",
];

/** What a snippet is made of. */
export interface SnippetSource {
  kind: WidgetKind;
  token: string;
  eventName: string;
  /** Where the product lives, without a slash at the end. */
  origin: string;
  /** The event's own page, when it is shared: what a reader without the widget gets. */
  pageUrl: string | null;
  settings: WidgetSettings;
}

/** The page of one widget, which other sites may frame. */
export function frameAddress(origin: string, kind: WidgetKind, token: string): string {
  return `${origin}/embed/${kind}/${encodeURIComponent(token)}`;
}

/** Text that is safe inside HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/**
 * The shape, where it is not the usual one: a widget draws it before it asks for anything. Theme,
 * colour and language are kept with the link, so that they change without pasting again.
 */
function shapeAttribute({ shape }: WidgetSettings, prefix = ""): string {
  return shape === "inline" || shape === "link" ? "" : ` ${prefix}shape="${shape}"`;
}

/** Where a reader ends up who cannot see the widget. */
function linkAddress({ pageUrl, origin, kind, token }: SnippetSource): string {
  return pageUrl ?? frameAddress(origin, kind, token);
}

function plainLink(source: SnippetSource): string {
  const words = escapeHtml(shareCopy.fallback[source.kind](source.eventName));
  return `<a href="${escapeHtml(linkAddress(source))}">${words}</a>`;
}

const scriptTag = (origin: string) => `<script type="module" src="${origin}/embed/v1.js"></script>`;

function elementSnippet(source: SnippetSource): string {
  const attributes = shapeAttribute(source.settings);
  return [
    scriptTag(source.origin),
    `<jubilee-${source.kind} token="${escapeHtml(source.token)}"${attributes}>`,
    `  ${plainLink(source)}`,
    `</jubilee-${source.kind}>`,
  ].join("\n");
}

function attributeSnippet(source: SnippetSource): string {
  const attributes = shapeAttribute(source.settings, "data-");
  return [
    scriptTag(source.origin),
    `<div data-jubilee="${source.kind}" data-token="${escapeHtml(source.token)}"${attributes}>`,
    `  ${plainLink(source)}`,
    "</div>",
  ].join("\n");
}

function frameSnippet(source: SnippetSource): string {
  const address = frameAddress(source.origin, source.kind, source.token);
  const title = escapeHtml(shareCopy.fallback[source.kind](source.eventName));
  return [
    `<iframe src="${escapeHtml(address)}"`,
    `  title="${title}" width="100%" height="${frameHeight(source.kind)}"`,
    `  style="border:0" loading="lazy"></iframe>`,
  ].join("\n");
}

const componentNames: Record<WidgetKind, string> = {
  rsvp: "RsvpWidget",
  tickets: "TicketsWidget",
  donation: "DonationWidget",
  showcase: "ShowcaseWidget",
};

function reactSnippet(source: SnippetSource): string {
  const { kind, token, origin, settings } = source;
  const name = componentNames[kind];
  const props = `token="${token}" origin="${origin}"${shapeAttribute(settings)}`;
  return [`import { ${name} } from "@jubilee/widgets";`, "", `<${name} ${props} />`].join("\n");
}

const writers: Record<SnippetForm, (source: SnippetSource) => string> = {
  script: (source) =>
    source.settings.shape === "link" ? plainLink(source) : elementSnippet(source),
  attribute: attributeSnippet,
  iframe: frameSnippet,
  link: linkAddress,
  react: reactSnippet,
};

/** The text to paste for one form of a widget. */
export function snippet(form: SnippetForm, source: SnippetSource): string {
  return writers[form](source);
}

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

const widgets: Partial<Record<ShareKind, WidgetKind>> = {
  embed_rsvp: "rsvp",
  embed_tickets: "tickets",
  embed_donation: "donation",
  showcase: "showcase",
};

/** The widget that a link opens, if it opens one. */
export function widgetOf(kind: ShareKind): WidgetKind | null {
  return widgets[kind] ?? null;
}

/** What a link is called while it has no name of its own. */
export function linkName(kind: ShareKind, label: string | null): string {
  return label?.trim() || shareCopy.kinds[kind];
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
