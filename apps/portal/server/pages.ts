import type { RequestContext } from "@jubilee/backend/backend.types";
import type { IndexPage, PageAdditions, PageConfig } from "./index-page.ts";
import type { IsKnownPath } from "./known-paths.ts";
import { createMadePage, type MadePage } from "./made-page.ts";
import { plainPage, type PolicyContext, securityHeaders } from "./security-headers.ts";
import { isForAll, type SharedEvents } from "./shared-events.ts";
import { openedAt } from "./opened-pages.ts";
import { closedLinkPage } from "./shared-page.ts";
import { createShortMemory } from "./short-memory.ts";

const htmlType = "text/html; charset=utf-8";
const cameraPath = /^\/check-in(?:\/|$)/;
const paymentPath =
  /^\/(?:checkout|ticket-confirmation|showcase|waiting-list|campaign|donation-success)(?:\/|$)/;
/** Pages whose address holds a token keep it to themselves. */
const tokenPath =
  /^\/(?:showcase|campaign|poll|shared-venue|volunteer-application|invitation|i|order|ticket|waiting-list|ticket-confirmation|giving|donation-success)(?:\/|$)/;
const pageTtlMs = 2_000;
const pagesAtMost = 500;

/** Answers every address that is a page of the portal. */
export type Pages = (request: Request, context: RequestContext) => Promise<Response>;

/** What the portal's pages are made from. */
export interface PageParts {
  index: IndexPage;
  config: PageConfig;
  policy: PolicyContext;
  sharedEvents: SharedEvents;
  /** Pages that the build made ahead of time, by path. */
  prerendered: ReadonlyMap<string, PageAdditions>;
  isKnown: IsKnownPath;
}

/** Makes the portal's pages from its one HTML file. */
export function createPages({
  index,
  config,
  policy,
  sharedEvents,
  prerendered,
  isKnown,
}: PageParts): Pages {
  const plain = createMadePage(index.render(config), htmlType);
  const ready = new Map(
    [...prerendered].map(([path, additions]) => [
      path,
      createMadePage(index.render(config, additions), htmlType),
    ]),
  );
  const closed = createMadePage(index.render(config, closedLinkPage), htmlType);
  const made = createShortMemory<{ page: MadePage; status: number }>(
    pageTtlMs,
    pagesAtMost,
    isForAll,
  );

  function headersFor(path: string): Record<string, string> {
    const kind = {
      ...plainPage,
      inlineScripts: index.inlineScripts,
      allowsCamera: cameraPath.test(path),
      allowsPayment: paymentPath.test(path),
    };
    return {
      ...securityHeaders(kind, policy),
      "cache-control": "no-cache",
      ...(tokenPath.test(path) || !isKnown(path) ? { "x-robots-tag": "noindex" } : {}),
      ...(tokenPath.test(path) ? { "referrer-policy": "strict-origin" } : {}),
    };
  }

  return async (request, context) => {
    const path = new URL(request.url).pathname;
    const found = openedAt(path);
    if (!found) {
      const page = ready.get(path) ?? plain;
      return page.respond(request, headersFor(path), isKnown(path) ? 200 : 404);
    }
    const { page, status } = await made.get(found.key, async () => {
      const answer = await found.read(sharedEvents, context);
      if (!answer.additions) return { page: closed, status: answer.status };
      const text = index.render(config, answer.additions);
      return { page: createMadePage(text, htmlType), status: 200 };
    });
    return page.respond(request, headersFor(path), status);
  };
}
