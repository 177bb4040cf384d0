import { createHash } from "node:crypto";
import { Html, html } from "./html.ts";
import { pageStyle } from "./style.ts";

const styleHash = createHash("sha256").update(pageStyle).digest("base64");
/** Kept in one piece: the policy names the hash of exactly what stands between the tags. */
const styleElement = new Html(`<style>${pageStyle}</style>`);

/** How a page of the server differs from the strictest one. */
export interface PageOptions {
  status?: number;
  /** What it is written in; English unless said. */
  lang?: string;
  dir?: "rtl" | "ltr";
  /** Origins besides our own that a form of the page may end on, by way of a redirect. */
  formTargets?: string[];
  /** Lets a sandboxed frame show a mail of this site with its own styles and pictures. */
  showsMailsOf?: string;
}

/** A complete page: no script at all, nothing loaded from anywhere. */
export function page(title: string, body: Html, options: PageOptions = {}): Response {
  const document = html`<!doctype html>
    <html lang="${options.lang ?? "en"}" dir="${options.dir ?? "ltr"}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
  return new Response(document.text, {
    status: options.status ?? 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "content-security-policy": policy(options),
    },
  });
}

function policy({ formTargets = [], showsMailsOf }: PageOptions): string {
  const style = showsMailsOf ? "'unsafe-inline'" : `'sha256-${styleHash}'`;
  const pictures = showsMailsOf ? `data: ${showsMailsOf}/mail-cover/` : "data:";
  return [
    "default-src 'none'",
    `style-src ${style}`,
    `img-src ${pictures}`,
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
