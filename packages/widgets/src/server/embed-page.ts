import type { CountedEvent } from "@jubilee/core/sharing/countdown.types";
import { closed } from "../copy/en/closed.copy.ts";
import { phone } from "../copy/en/phone.copy.ts";
import { common } from "../copy/en/shared.copy.ts";
import { eventStart } from "../format/event-start.ts";
import type { WidgetKind } from "../widget.types.ts";
import { loadSpoken } from "./spoken.ts";

/** What of the data stands on the page as text. */
interface PageData {
  event: { name: string };
  pageUrl: string;
}

export interface EmbedPage {
  kind: WidgetKind;
  token: string;
  lang: string;
  /** The page around the frame has named the language: it wins over the link's own. */
  keepsLang?: boolean;
  theme: "light" | "dark" | "auto";
  /** The link names the websites that may show it: nobody else can lay it under a page of theirs. */
  listed?: boolean;
  /** Stands where no script runs. Null for a link that opens nothing. */
  data: PageData | null;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function html(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

/** The policy of a framed page: our own scripts and connections, framable by the link's hosts. */
export function embedPagePolicy(allowedOrigins: string[]): string {
  const ancestors = allowedOrigins.length > 0 ? `'self' ${allowedOrigins.join(" ")}` : "*";
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${ancestors}`,
  ].join("; ");
}

/** Where programs that are given the page's address learn how to show it. */
function discovery(kind: WidgetKind, token: string, { event, pageUrl }: PageData): string {
  const { origin } = new URL(pageUrl);
  const page = `${origin}/embed/${kind}/${encodeURIComponent(token)}`;
  const href = `${origin}/embed/oembed?url=${encodeURIComponent(page)}`;
  return `\n<link rel="alternate" type="application/json+oembed" href="${html(href)}" title="${html(event.name)}">`;
}

/** Shown for a press that may not have been meant: `src/frame/press-guard.ts` decides. */
async function coveredNote({ kind, token, lang, data }: EmbedPage): Promise<string> {
  const spoken = await loadSpoken(lang);
  const { coveredTitle, coveredText, goOn } = spoken.closed ?? closed;
  const { host } = new URL(data?.pageUrl ?? "");
  return `
<aside role="alert" dir="${(spoken.common ?? common).direction}" hidden>
<h2>${html(coveredTitle)}</h2>
<p>${html(coveredText)}</p>
<p><a href="/embed/${kind}/${html(encodeURIComponent(token))}" target="_blank" rel="opener">${html(goOn(host))}</a></p>
</aside>`;
}

/** Shown where a code has been used before: `src/frame/take-up.ts` decides. */
async function goneNote(lang: string): Promise<string> {
  const spoken = await loadSpoken(lang);
  const { goneTitle, goneText } = spoken.phone ?? phone;
  return `
<div id="gone" role="alert" dir="${(spoken.common ?? common).direction}" hidden>
<h2>${html(goneTitle)}</h2>
<p>${html(goneText)}</p>
</div>`;
}

/** Day, clock and zone in words, where the widget is about nothing else. */
function timeOf({ kind, lang, data }: EmbedPage): string {
  if (kind !== "countdown" || !data || !("startDate" in data.event)) return "";
  return `<p>${html(eventStart(data.event as CountedEvent, lang))}</p>`;
}

/**
 * The page behind `/embed/:kind/:token`: one widget and nothing else, for a plain iframe. Who
 * passes its events on comes first, so that none is missed.
 */
export async function embedPage(page: EmbedPage): Promise<string> {
  const { kind, token, lang, keepsLang, theme, listed, data } = page;
  const name = data ? html(data.event.name) : "";
  const fallback = data
    ? `<p><a href="${html(data.pageUrl)}" target="_blank" rel="noopener">${name}</a></p>${timeOf(page)}`
    : "";
  return `<!doctype html>
<html lang="${html(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="origin">
<title>${name || "Jubilee"}</title>${data ? discovery(kind, token, data) : ""}
<link rel="stylesheet" href="/embed/page.css">
<script type="module" src="/embed/page.js"></script>
<script type="module" src="/embed/v1/${kind}/${encodeURIComponent(token)}.js"></script>
</head>
<body>
<jubilee-${kind} token="${html(token)}" theme="${theme}"${keepsLang ? ` lang="${html(lang)}"` : ""}>${fallback}</jubilee-${kind}>${data && !listed ? await coveredNote(page) : ""}${data ? await goneNote(lang) : ""}
</body>
</html>
`;
}

/**
 * What a website sees that is not on the link's list: a card with a way to the event, and nothing
 * of the event itself, in the words of the widget's language. Any site may frame it; there is nothing on it to be tricked into.
 */
export async function blockedPage(page: Omit<EmbedPage, "data">): Promise<string> {
  const { kind, token, lang, theme } = page;
  const spoken = await loadSpoken(lang);
  const { blockedTitle, blockedText, openPage } = spoken.closed ?? closed;
  const { direction } = spoken.common ?? common;
  return `<!doctype html>
<html lang="${spoken.closed ? html(lang) : "en"}" dir="${direction}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${html(blockedTitle)}</title>
<link rel="stylesheet" href="/embed/page.css">
</head>
<body>
<main>
<h1>${html(blockedTitle)}</h1>
<p>${html(blockedText)}</p>
<p><a href="/embed/${kind}/${html(encodeURIComponent(token))}" target="_blank" rel="noopener">${html(openPage)}</a></p>
</main>
</body>
</html>
`;
}

/** The policy of the card: no script, no connection, any frame. */
export const blockedPagePolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";
