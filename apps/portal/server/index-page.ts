import { Html, html } from "@jubilee/backend/pages/html";
import { sourceHash } from "./security-headers.ts";

/** What the page tells the portal's script; see `PortalConfig` in core. */
export interface PageConfig {
  siteUrl: string;
  supabaseUrl: string;
  publishableKey: string;
  productName: string;
  release: string;
  testMode: boolean;
  /** False where nothing with a price is sold. */
  takesPayments: boolean;
  captchaSiteKey: string | null;
}

/** Styles that a page brings along: on a slow line a file of its own is another way there and back. */
export interface PageStyle {
  text: string;
  /** Addresses of the stylesheets that it was joined from. */
  parts: string[];
}

/** What a page that can be read without JavaScript adds to the portal's page. */
export interface PageAdditions {
  title: string;
  /** Tags of the head, such as the preview's. */
  head: Html;
  /** Its styles, which stand in it instead of the portal's stylesheet. */
  style?: PageStyle;
  /** What a reader without JavaScript sees instead of the portal. */
  fallback?: Html;
  /** The portal's own drawing of the page, which its script takes over. */
  content?: Html;
  /** Names what its script needs: behind the page, so that its pictures are fetched before. */
  ahead?: Html;
}

/** The portal's one HTML file, ready to be filled in. */
export interface IndexPage {
  /** Hashes of its inline scripts, as the policy names them. */
  inlineScripts: string[];
  render(config: PageConfig, additions?: PageAdditions): string;
}

const configTag = `<script type="application/json" id="jubilee-config">`;
const sheetTag = /\s*<link rel="stylesheet"[^>]*>/g;
const rootTag = `<div id="root"></div>`;

/**
 * Takes the built `index.html` apart.
 *
 * @throws {Error} when it has no place for the configuration
 */
export function createIndexPage(source: string): IndexPage {
  if (!source.includes(configTag)) {
    throw new Error(
      `index.html has no ${configTag}: the server has nowhere to write its settings.`,
    );
  }
  const inlineScripts = [...source.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = ""]) =>
    sourceHash(code),
  );
  return {
    inlineScripts,
    render(config, additions) {
      const filled = source.replace(configTag, () => configTag + jsonForScript(config));
      if (!additions) return filled;
      const { content, fallback, style, ahead } = additions;
      return (style ? filled.replaceAll(sheetTag, "") : filled)
        .replace(
          /<title[^>]*>[\s\S]*?<\/title>/,
          () => html`<title>${additions.title}</title>`.text,
        )
        .replace(/\s*<meta\s+name="description"[^>]*>/, "")
        .replace("</head>", () => `${additions.head.text}\n    ${styleTag(style)}</head>`)
        .replace(rootTag, (empty) => {
          return content ? `<div id="root">${content.text}</div>${ahead?.text ?? ""}` : empty;
        })
        .replace(/<noscript>[\s\S]*?<\/noscript>/, (usual) => {
          return fallback ? `<noscript>${fallback.text}</noscript>` : usual;
        });
    },
  };
}

function styleTag(style: PageStyle | undefined): string {
  if (!style) return "";
  const { text, parts } = style;
  return `<style data-parts="${parts.join(" ")}">${text}</style>\n  `;
}

/** JSON that cannot end the script element it stands in. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
