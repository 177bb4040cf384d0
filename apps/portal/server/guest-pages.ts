import { randomUUID } from "node:crypto";
import type { Handler, RequestContext } from "@jubilee/backend/backend.types";
import type {
  FoundPage,
  GuestPage,
  GuestPages,
  MadeDocument,
  Own,
  PageSite,
  PageSource,
} from "@jubilee/widgets/pages";
import { createMadePage, type MadePage } from "./made-page.ts";
import { plainPage, type PolicyContext, securityHeaders, sourceHash } from "./security-headers.ts";
import { isForAll, type SharedEvents } from "./shared-events.ts";
import { createShortMemory } from "./short-memory.ts";

/** What the pages behind links are made from. */
export interface GuestPageParts extends PageSite {
  pages: GuestPages;
  sharedEvents: SharedEvents;
  /** Asks a public function. */
  ask: Handler;
  policy: PolicyContext;
}

/** Answers addresses of pages behind links and of the forms on them; null for any other. */
export type AnswerGuestPage = (
  request: Request,
  context: RequestContext,
) => Promise<Response | null>;

interface Made {
  page: MadePage;
  headers: Record<string, string>;
  status: number;
  /** All that it shows could be read; else the next reader's is made anew. */
  isWhole: boolean;
}

const ttlMs = 2_000;
const pagesAtMost = 500;
const htmlType = "text/html; charset=utf-8";

/** Pages behind links as one document each, made for their reader's language and kept for a moment. */
export function createGuestPages(parts: GuestPageParts): AnswerGuestPage {
  const { pages, sharedEvents, ask, policy, siteUrl, productName, api } = parts;
  const site: PageSite = { siteUrl, productName, api };
  const made = createShortMemory<Made>(
    ttlMs,
    pagesAtMost,
    (page) => isForAll(page) && page.isWhole,
  );
  const reads = createShortMemory<{ status: number; value: unknown }>(ttlMs, pagesAtMost, isForAll);

  /** The public function, asked as who reads in a language; what belongs to one person is remembered for nobody. */
  function sourceFor(
    request: Request,
    { page }: FoundPage,
    context: RequestContext,
    locale = "",
  ): PageSource {
    const addressOf = (call: string, token: string) =>
      `${siteUrl}/functions/v1/embed/${pages.addressOf(call, token)}`;
    const readNow = async (call: string, token: string) => {
      const headers = { "accept-language": locale };
      const response = await ask(new Request(addressOf(call, token), { headers }), context);
      const value: unknown = await response.json();
      const { status, ok } = response;
      return ok ? { status, value } : { status, value: undefined, refusal: value };
    };
    return {
      async read(call, token, isOwn) {
        if (isOwn) return readNow(call, token);
        if (call !== page.opens)
          return reads.get(`${call}/${token}/${locale}`, () => readNow(call, token));
        const { status, shared } = await sharedEvents.get(call, token, context);
        return { status, value: shared ?? undefined };
      },
      send: (call, token, body) =>
        ask(
          new Request(addressOf(call, token), {
            method: body === null ? "DELETE" : "POST",
            headers: { "content-type": "application/json", "accept-language": readsAs(request) },
            body: body && JSON.stringify(body),
          }),
          context,
        ),
    };
  }

  /** How whoever sends a form reads: its address says the language of the page that it stood on. */
  function readsAs({ url, headers }: Request): string {
    const chosen = new URL(url).searchParams.get("lang");
    return pages.readerOf(chosen, headers.get("accept-language"), "en").locale;
  }

  function finish({ document, isWhole }: MadeDocument, page: GuestPage): Made {
    const { html, status, isFound, inlineStyles, inlineScripts } = document;
    const kind = {
      ...plainPage,
      inlineScripts: inlineScripts.map(sourceHash),
      inlineStyles: inlineStyles.map(sourceHash),
      allowsPayment: page.takesPayments === true,
    };
    const headers = {
      ...securityHeaders(kind, policy),
      "cache-control": "no-cache",
      ...(isFound && status === 200 ? {} : { "x-robots-tag": "noindex" }),
      ...(status === 503 && { "retry-after": "2" }),
      "referrer-policy": "strict-origin",
      vary: "accept-language",
    };
    return { page: createMadePage(html, htmlType), headers, status, isWhole };
  }

  /** The page for one reader; the same for all who read it in this language, unless it is one's own. */
  async function makePage(
    request: Request,
    found: FoundPage,
    context: RequestContext,
    own: Own | null,
  ): Promise<Made> {
    const { name, page, token, params } = found;
    const opened = await pages.open(found, sourceFor(request, found, context));
    const chosen = new URL(request.url).searchParams.get("lang");
    const spoken = opened.shared === null ? "en" : page.localeOf(opened.shared);
    const reader = pages.readerOf(chosen, request.headers.get("accept-language"), spoken);
    const source = sourceFor(request, found, context, reader.locale);
    const make = async () =>
      finish(await pages.make({ found, opened, reader, own }, source, site), page);
    const key = [name, token, reader.lang, reader.locale, JSON.stringify(params)].join("/");
    return own ? make() : made.get(key, make);
  }

  async function answerForm(request: Request, found: FoundPage, context: RequestContext) {
    const source = sourceFor(request, found, context);
    const sent = await request.text();
    const isOneClick = found.form === "mails" && isByOneClick(sent);
    if (!isOneClick && !takesForm(request, siteUrl)) return refusedForm();
    const { outcome, location } = await pages.send(found, sent, source);
    if (isOneClick)
      return plainAnswer(outcome.refused ? 404 : 200, outcome.refused ? "" : "Done.\n");
    if (location !== null) return new Response(null, { status: 303, headers: { location } });
    const own = { query: found.query, outcome, key: randomUUID() };
    const { page, headers, status } = await makePage(request, found, context, own);
    await page.pack(request);
    return page.respond(request, forOneReader(headers, "no-store"), outcome.refused ? 422 : status);
  }

  return async (request, context) => {
    const found = pages.pageAt(new URL(request.url));
    if (!found) return null;
    const { page, form, query, ownAddress } = found;
    if (form !== null && request.method === "POST") return answerForm(request, found, context);
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    // Whoever loads anew what a form has answered is led back to the page; a link that was copied
    // with what stood behind it, to itself.
    const { pathname, search } = new URL(request.url);
    if (form !== null || ownAddress !== pathname + search)
      return new Response(null, { status: 303, headers: { location: ownAddress } });
    const isStep = !page.isOwn && Object.keys(query).length > 0;
    const own = page.isOwn || isStep ? { query, outcome: null, key: randomUUID() } : null;
    const { page: text, headers, status } = await makePage(request, found, context, own);
    await text.pack(request);
    if (!own) return text.respond(request, headers, status);
    return text.respond(request, forOneReader(headers, isStep ? "no-store" : "no-cache"), status);
  };
}

/**
 * Whether a form was sent from a page of ours. No cookie speaks for anybody here, so another site
 * could do nothing in a reader's name; but it could have all its visitors send.
 */
function takesForm(request: Request, siteUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return request.headers.get("origin") === new URL(siteUrl).origin;
}

/** A page made for one reader is kept by nobody between. */
const forOneReader = (headers: Record<string, string>, keeps: "no-store" | "no-cache") => ({
  ...headers,
  "cache-control": `private, ${keeps}`,
});

/** What a mail program posts where its reader presses Unsubscribe (RFC 8058), as fields or in parts. */
function isByOneClick(sent: string): boolean {
  return /^(?:--[^\r\n]*\r?\n[^]*name=")?List-Unsubscribe(?:=|"[^]*?\r?\n\r?\n)One-Click\b/.test(
    sent,
  );
}

const refusedForm = () => plainAnswer(403, "This form is sent from the page’s own address.\n");

function plainAnswer(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" },
  });
}
