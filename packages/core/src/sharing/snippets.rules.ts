import type { WidgetKind } from "./share.types.ts";
import { widgetWords } from "./widget-words.rules.ts";
import { frameHeight, reservingStyle } from "./widget-height.rules.ts";
import type { SnippetForm, SnippetSource, WidgetRelease } from "./snippets.types.ts";

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

/** Where a reader ends up who cannot see the widget. */
function linkAddress({ pageUrl, origin, kind, token }: SnippetSource): string {
  return pageUrl ?? frameAddress(origin, kind, token);
}

const wordsOf = ({ kind, eventName, when }: SnippetSource) => widgetWords(kind, eventName, when);

function plainLink(source: SnippetSource): string {
  return `<a href="${escapeHtml(linkAddress(source))}">${escapeHtml(wordsOf(source))}</a>`;
}

/** The script that brings one widget and its first data: one request. */
const ownScript = ({ origin, kind, token }: SnippetSource) =>
  `${origin}/embed/v1/${kind}/${encodeURIComponent(token)}.js`;

const generalScript = ({ origin }: SnippetSource) => `${origin}/embed/v1.js`;

/**
 * The shape, where it is not the usual one: a widget draws it before it asks for anything. Theme,
 * colour and language are kept with the link, so that they change without pasting again.
 */
function shapeAttribute({ settings }: SnippetSource, prefix = ""): string {
  return settings.shape === "inline" ? "" : ` ${prefix}shape="${settings.shape}"`;
}

/** What keeps the page still while the widget loads; a button takes its own room. */
function roomAttribute({ kind, settings }: SnippetSource): string {
  return settings.shape === "inline" ? ` style="${reservingStyle(kind)}"` : "";
}

interface Pasted {
  script: string;
  attributes?: string;
  room?: string;
}

function elementWith(source: SnippetSource, { script, attributes = "", room = "" }: Pasted) {
  const token = escapeHtml(source.token);
  return [
    `<script type="module" ${attributes}src="${script}"></script>`,
    `<jubilee-${source.kind} token="${token}"${shapeAttribute(source)}${room}>`,
    `  ${plainLink(source)}`,
    `</jubilee-${source.kind}>`,
  ].join("\n");
}

function elementSnippet(source: SnippetSource): string {
  return elementWith(source, { script: ownScript(source), room: roomAttribute(source) });
}

function attributeSnippet(source: SnippetSource): string {
  const attributes = `${shapeAttribute(source, "data-")}${roomAttribute(source)}`;
  return [
    `<script type="module" src="${generalScript(source)}"></script>`,
    `<div data-jubilee="${source.kind}" data-token="${escapeHtml(source.token)}"${attributes}>`,
    `  ${plainLink(source)}`,
    "</div>",
  ].join("\n");
}

/** A frame takes the room that its widget needs on a phone: it cannot grow by itself. */
function frameSnippet(source: SnippetSource): string {
  const { origin, kind, token } = source;
  return [
    `<iframe src="${escapeHtml(frameAddress(origin, kind, token))}"`,
    `  title="${escapeHtml(wordsOf(source))}" width="100%" height="${frameHeight(kind)}"`,
    `  style="border:0" loading="lazy" allow="payment" referrerpolicy="origin"></iframe>`,
  ].join("\n");
}

/** A link as JSX: its words as a string, since braces and entities mean something else there. */
function jsxLink(source: SnippetSource): string {
  return `<a href="${escapeHtml(linkAddress(source))}">{${JSON.stringify(wordsOf(source))}}</a>`;
}

function reactSnippet(source: SnippetSource): string {
  const { kind, token, origin } = source;
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Widget`;
  const props = `token="${token}" origin="${origin}"${shapeAttribute(source)}`;
  return [
    `import { ${name} } from "@jubilee/widgets";`,
    "",
    `<${name} ${props}>`,
    `  ${jsxLink(source)}`,
    `</${name}>`,
  ].join("\n");
}

const writers: Record<SnippetForm, (source: SnippetSource) => string> = {
  script: elementSnippet,
  attribute: attributeSnippet,
  iframe: frameSnippet,
  link: linkAddress,
  react: reactSnippet,
};

const linkWriters: Record<SnippetForm, (source: SnippetSource) => string> = {
  script: plainLink,
  attribute: plainLink,
  iframe: plainLink,
  link: linkAddress,
  react: jsxLink,
};

/** The text to paste for one form of a widget; the shape "plain link" is a link in all of them. */
export function snippet(form: SnippetForm, source: SnippetSource): string {
  return (source.settings.shape === "link" ? linkWriters : writers)[form](source);
}

/** What a page's content security policy has to hold for a widget to work, by how it is pasted. */
export function policyDirectives(origin: string): Record<"script" | "frame", string> {
  const needed = ["script-src", "connect-src", "img-src"];
  return {
    script: needed.map((directive) => `${directive} ${origin};`).join("\n"),
    frame: `frame-src ${origin};`,
  };
}

/** For pages whose policy takes no styles in the document: the room stands in their own sheet. */
function roomRule({ kind, settings }: SnippetSource): string[] {
  if (settings.shape !== "inline") return [];
  return ["", "/* in the page’s style sheet */", `jubilee-${kind} { ${reservingStyle(kind)} }`];
}

/** The script and element where scripts need the nonce that the page gives its own. */
export function nonceSnippet(source: SnippetSource): string {
  const pasted = elementWith(source, {
    script: ownScript(source),
    attributes: 'nonce="YOUR-NONCE" ',
  });
  return [pasted, ...roomRule(source)].join("\n");
}

/** The script and element of one release, which the browser holds to its hash. */
export function pinnedSnippet(source: SnippetSource, { file, integrity }: WidgetRelease): string {
  return elementWith(source, {
    script: `${source.origin}/embed/${file}`,
    attributes: `crossorigin integrity="${integrity}" `,
    room: roomAttribute(source),
  });
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Reads the answer of `/embed/release.json`; null is none that can be pasted. */
export function readRelease(answer: unknown): WidgetRelease | null {
  if (typeof answer !== "object" || answer === null) return null;
  const { version, file, integrity }: { [name: string]: unknown } = { ...answer };
  if (!isText(version) || !isText(file) || !isText(integrity)) return null;
  const isKnown = /^[\w.-]+\.js$/.test(file) && /^sha384-[\w+/=]+$/.test(integrity);
  return isKnown ? { version, file, integrity } : null;
}
