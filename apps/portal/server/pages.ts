import type { IndexPage, PageAdditions, PageConfig } from "./index-page.ts";
import type { IsKnownPath } from "./known-paths.ts";
import { createMadePage } from "./made-page.ts";
import { plainPage, type PolicyContext, securityHeaders, sourceHash } from "./security-headers.ts";

const htmlType = "text/html; charset=utf-8";
const cameraPath = /^\/check-in(?:\/|$)/;
/** A page of the portal's own whose address holds a token keeps it to itself. */
const tokenPath = /^\/volunteer-application(?:\/|$)/;

/** Answers every address that is a page of the portal. */
export type Pages = (request: Request) => Response;

/** What the portal's pages are made from. */
export interface PageParts {
  index: IndexPage;
  config: PageConfig;
  policy: PolicyContext;
  /** Pages that the build made ahead of time, by path. */
  prerendered: ReadonlyMap<string, PageAdditions>;
  isKnown: IsKnownPath;
}

/** Makes the portal's pages from its one HTML file. */
export function createPages({ index, config, policy, prerendered, isKnown }: PageParts): Pages {
  const plain = createMadePage(index.render(config), htmlType);
  const ready = new Map(
    [...prerendered].map(([path, additions]) => [
      path,
      createMadePage(index.render(config, additions), htmlType),
    ]),
  );

  const styleHashes = new Map(
    [...prerendered].map(([path, { style }]) => [path, style ? [sourceHash(style.text)] : []]),
  );

  function headersFor(path: string): Record<string, string> {
    const kind = {
      ...plainPage,
      inlineScripts: index.inlineScripts,
      inlineStyles: styleHashes.get(path) ?? [],
      allowsCamera: cameraPath.test(path),
    };
    return {
      ...securityHeaders(kind, policy),
      "cache-control": "no-cache",
      ...(tokenPath.test(path) || !isKnown(path) ? { "x-robots-tag": "noindex" } : {}),
      ...(tokenPath.test(path) ? { "referrer-policy": "strict-origin" } : {}),
    };
  }

  return (request) => {
    const path = new URL(request.url).pathname;
    const page = ready.get(path) ?? plain;
    return page.respond(request, headersFor(path), isKnown(path) ? 200 : 404);
  };
}
