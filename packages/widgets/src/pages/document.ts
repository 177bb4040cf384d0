import "@jubilee/ui/global";
import "./no-script-links.ts";
import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import clock from "./inline/clock.ts?inline";
import first from "./inline/first.ts?inline";
import type { PageDocument, PageParts, Reader } from "./page.types.ts";
import type { PageWords } from "./words/words.types.ts";

declare const JUBILEE_VERSION: string;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** JSON that cannot end the script element it stands in. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/**
 * The two typefaces that every page is set in. They come last: a page that has them at once is
 * painted with them, and no press waits for them.
 */
const typefacesIn = (sheet: string): string[] =>
  [...sheet.matchAll(/url\((\/[^)]+-latin-wght-normal-[^)]+)\)/g)].map(
    ([, href]) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${href}">`,
  );

/** An address of the widgets' build, of this very build. */
const scriptOf = (name: string): string => `/embed/${name}.js?v=${JUBILEE_VERSION}`;

interface Parts extends PageParts {
  reader: Reader;
  words: PageWords;
  /** The text of its styles. */
  sheet: string;
  status?: number;
  /** The device may keep it. */
  isKept?: boolean | undefined;
  /** Search engines may find it. */
  isFound?: boolean | undefined;
  /** Where a signed-in reader's standing is asked for. */
  api?: { url: string; key: string };
}

/** One document with its styles and data inside; all its scripts are asked for at once. */
export function pageDocument(parts: Parts): PageDocument {
  const { reader, words, title, head, sheet, colours, body } = parts;
  const { data = {}, scripts = [], pieces = [], api, isKept, isFound } = parts;
  const { direction } = words.common;
  const names = ["pages/page", ...scripts];
  const style = sheet + colours;
  const html = `<!doctype html>
<html lang="${reader.lang}" dir="${direction}"${isKept ? " data-keeps" : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${[...names, ...pieces].map((name) => `<link rel="modulepreload" href="${scriptOf(name)}">`).join("")}
${typefacesIn(sheet).join("")}
<title>${escaped(title)}</title>
<meta name="color-scheme" content="light dark">
${isFound ? "" : `<meta name="robots" content="noindex">\n`}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}
<style>${style}</style>
<script>${first}</script>
</head>
<body class="protect-content">
${renderToString(body as VNode)}
${api ? `<div id="jubilee-api" data-url="${escaped(api.url)}" data-key="${escaped(api.key)}" hidden></div>` : ""}
${Object.entries(data)
  .map(([id, value]) => `<script type="application/json" id="${id}">${jsonText(value)}</script>`)
  .join("")}
${names.map((name) => `<script type="module" src="${scriptOf(name)}"></script>`).join("")}
</body>
</html>
`;
  return {
    html,
    status: parts.status ?? 200,
    isFound: isFound === true,
    inlineStyles: [style],
    inlineScripts: [first, clock],
  };
}
