import { createElement as h, type ComponentType, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Framework } from "../../support/host-bundles.ts";
import { widgetTokens } from "../../support/widget-pages.ts";

/** What a row of the matrix needs to know of the servers. */
export interface Place {
  scriptOrigin: string;
}

/** One kind of page that widgets are pasted into. */
export interface HostRow {
  name: string;
  page(place: Place): string | Promise<string>;
  heads?(place: Place): Record<string, string>;
  /** The page is an application of this framework, whose script is `app.js`. */
  framework?: Framework;
  lang?: string;
}

export const kinds = Object.entries(widgetTokens);
/** The matrix asks what works, not when it loads. */
export const eager = ' loading="eager"';
const link = (kind: string) => `<a href="/elsewhere">Open ${kind}</a>`;
export const elements = (attributes = "") =>
  kinds
    .map(
      ([kind, token]) =>
        `<jubilee-${kind} token="${token}"${attributes}>${link(kind)}</jubilee-${kind}>`,
    )
    .join("\n");
export const general = ({ scriptOrigin }: Place, attributes = "") =>
  `<script type="module" src="${scriptOrigin}/embed/v1.js"${attributes}></script>`;
const ownScripts = ({ scriptOrigin }: Place) =>
  kinds
    .map(
      ([kind, token]) =>
        `<script type="module" src="${scriptOrigin}/embed/v1/${kind}/${token}.js"></script>`,
    )
    .join("\n");
export const page = (head: string, body: string, root = 'lang="en"') =>
  `<!doctype html><html ${root}><head><meta charset="utf-8" />
   <meta name="viewport" content="width=device-width, initial-scale=1" />
   <title>A page</title><link rel="icon" href="data:," />${head}</head>
   <body><main><h1>A page</h1>${body}</main></body></html>`;

const application = ({ scriptOrigin }: Place, content = "") =>
  page(
    `<script type="application/json" id="host-data">${JSON.stringify({ origin: scriptOrigin, tokens: widgetTokens })}</script>
     <script type="module" src="/app.js"></script>`,
    `<div id="root">${content}</div>`,
  );

type Package = Record<
  string,
  ComponentType<{
    token: string;
    origin: string;
    loading?: "eager";
    prefill?: object;
    children?: ReactNode;
  }>
>;

/** The page as a server renders it, with the package as Node loads it. */
async function rendered({ scriptOrigin: origin }: Place): Promise<string> {
  const built = new URL("../../../packages/widgets/dist/react/index.js", import.meta.url).href;
  const widgets: Package = await import(built);
  const parts = kinds.map(([kind, token]) => {
    const Widget = widgets[`${kind.charAt(0).toUpperCase()}${kind.slice(1)}Widget`];
    if (!Widget) throw new Error(`The package has no widget of kind ${kind}`);
    const prefill = kind === "rsvp" ? { prefill: { name: "Ada" } } : {};
    return h(
      Widget,
      { key: kind, token, origin, loading: "eager", ...prefill },
      h("a", { href: origin }, `Open ${kind}`),
    );
  });
  return renderToString(h("main", null, h("button", { id: "route" }, "Another screen"), parts));
}

const hostile = `html { font-size: 7px !important; line-height: 3 !important; }
  * { color: red !important; font-family: "Comic Sans MS", cursive !important; padding: 9px !important;
    letter-spacing: 0.3em !important; text-transform: uppercase !important; border: 3px dotted lime !important;
    background: yellow !important; opacity: 0.4 !important; white-space: nowrap !important; font-size: 31px !important;
    text-align: right !important; box-sizing: content-box !important; filter: blur(1px) !important; }
  input, button, textarea, label, h2, h3, dialog, fieldset { display: none !important; }
  div { float: left !important; width: 10px !important; overflow: hidden !important; }
  svg { fill: red !important; width: 4px !important; }`;

const strict = (scripts: string, { scriptOrigin }: Place) =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    `connect-src ${scriptOrigin}`,
    `img-src ${scriptOrigin} data:`,
    "style-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");

/** Every kind of host page, each with all kinds of widgets. */
export const hostRows: readonly HostRow[] = [
  { name: "plain HTML", page: (at) => page(general(at), elements(eager)) },
  {
    name: "a script with its data for each widget",
    page: (at) => page(ownScripts(at), elements(eager)),
  },
  {
    name: "hostile styles",
    page: (at) =>
      page(`<style>${hostile}</style>${general(at)}`, elements(`${eager} style="width: 560px"`)),
  },
  {
    name: "a strict policy with Trusted Types",
    page: (at) => page(ownScripts(at), elements(eager)),
    heads: (at) => ({ "content-security-policy": strict(at.scriptOrigin, at) }),
  },
  {
    name: "a strict policy with a nonce",
    page: (at) => page(general(at, ' nonce="bm9uY2U"'), elements(eager)),
    heads: (at) => ({
      "content-security-policy": strict("'nonce-bm9uY2U' 'strict-dynamic'", at),
    }),
  },
  {
    name: "an isolated page (COOP and COEP)",
    page: (at) => page(general(at), elements(eager)),
    heads: () => ({
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-embedder-policy": "require-corp",
    }),
  },
  { name: "React 19", page: application, framework: "react-19" },
  { name: "React 18", page: application, framework: "react-18" },
  {
    name: "React rendered on a server",
    page: async (at) => application(at, await rendered(at)),
    framework: "react-19",
  },
  {
    name: "Vue",
    page: (at) => application(at).replace("</head>", `${general(at)}</head>`),
    framework: "vue",
  },
  {
    name: "Svelte",
    page: (at) => application(at).replace("</head>", `${general(at)}</head>`),
    framework: "svelte",
  },
  {
    name: "WordPress: a block of HTML that was made into paragraphs",
    page: (at) =>
      page(
        "",
        `<div class="entry-content wp-block-post-content"><div class="wp-block-html">
         <p>${general(at)}<br />\n${elements(eager).replaceAll("\n", "<br />\n")}</p>\n</div></div>`,
      ),
  },
  {
    name: "a builder that writes names in capitals and knows no elements",
    page: (at) =>
      page(
        "",
        kinds
          .map(
            ([kind, token]) =>
              `<DIV CLASS="sqs-block" DATA-TOKEN='${token}' DATA-JUBILEE=${kind} DATA-LOADING=eager>${link(kind)}</DIV>`,
          )
          .join("") + general(at, " async defer"),
      ),
  },
  {
    name: "from right to left",
    page: (at) => page(general(at), elements(eager), 'lang="ar" dir="rtl"'),
    lang: "ar",
  },
];
