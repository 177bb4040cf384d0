import { randomUUID } from "node:crypto";
import type { Handler, RequestContext } from "@jubilee/backend/backend.types";
import type { RsvpAnswer, SharedEvent } from "@jubilee/core/sharing/public-event.types";
import type { FormOutcome, GuestPages, PageDocument } from "@jubilee/widgets/pages";
import { createMadePage, type MadePage } from "./made-page.ts";
import { sendForm, takesForm } from "./page-forms.ts";
import { plainPage, type PolicyContext, securityHeaders, sourceHash } from "./security-headers.ts";
import { isForAll, isToken, type SharedEvents } from "./shared-events.ts";
import { createShortMemory } from "./short-memory.ts";

/** What the pages of events are made from. */
export interface EventPageParts {
  pages: GuestPages;
  sharedEvents: SharedEvents;
  /** Asks a public function. */
  ask: Handler;
  policy: PolicyContext;
  /** No trailing slash. */
  siteUrl: string;
  productName: string;
  api: { url: string; key: string };
}

/** Answers addresses of events' pages and of the forms on them; null for any other. */
export type EventPages = (request: Request, context: RequestContext) => Promise<Response | null>;

interface Made {
  page: MadePage;
  headers: Record<string, string>;
  status: number;
  /** All that it shows could be read; else the next reader's is made anew. */
  isWhole: boolean;
}

const address = /^\/event-info-(?:view|preview)\/([^/]+)(?:\/(reply|find|code|sign-up))?\/?$/;
const ttlMs = 2_000;
const pagesAtMost = 500;
const htmlType = "text/html; charset=utf-8";

/** The page of an event as one document, made for its reader's language and kept for a moment. */
export function createEventPages(parts: EventPageParts): EventPages {
  const { pages, sharedEvents, ask, policy, siteUrl, productName, api } = parts;
  const made = createShortMemory<Made>(
    ttlMs,
    pagesAtMost,
    (page) => isForAll(page) && page.isWhole,
  );
  const reads = createShortMemory<{ status: number; value: unknown }>(ttlMs, pagesAtMost, isForAll);

  function finish(page: PageDocument, isWhole = true): Made {
    const { html, status, inlineStyles, inlineScripts } = page;
    const kind = {
      ...plainPage,
      inlineScripts: inlineScripts.map(sourceHash),
      inlineStyles: inlineStyles.map(sourceHash),
      allowsPayment: true,
    };
    const headers = {
      ...securityHeaders(kind, policy),
      "cache-control": "no-cache",
      "x-robots-tag": "noindex",
      "referrer-policy": "strict-origin",
      vary: "accept-language",
    };
    return { page: createMadePage(html, htmlType), headers, status, isWhole };
  }

  async function readBeside(shared: SharedEvent, token: string, context: RequestContext) {
    const read = (call: string) =>
      reads.get(`${call}/${token}`, async () => {
        const url = `${siteUrl}/functions/v1/embed/${call}/${token}`;
        const response = await ask(new Request(url), context);
        const value: unknown = await response.json();
        // What cannot be read is left out: the page stands without it.
        return { status: response.status, value: response.ok ? value : undefined };
      });
    const calls = pages.eventReads(shared);
    const values = await Promise.all(calls.map(read));
    return {
      isWhole: values.every(isForAll),
      reads: Object.fromEntries(calls.map((call, index) => [call, values[index]?.value])),
    };
  }

  /** The page for one reader; the same for all who read it in this language. */
  async function makePage(
    request: Request,
    token: string,
    context: RequestContext,
    own?: { answer: RsvpAnswer | null; outcome: FormOutcome | null },
  ): Promise<Made> {
    const chosen = new URL(request.url).searchParams.get("lang");
    const accepted = request.headers.get("accept-language");
    const { shared, status } = isToken(token)
      ? await sharedEvents.get("event", token, context)
      : { shared: null, status: 404 };
    const reader = pages.readerOf(chosen, accepted, shared?.event.locale ?? "en");
    const make = async () => {
      if (!shared) return finish(pages.closedPage(reader, productName, status));
      const { reads: read, isWhole } = await readBeside(shared, token, context);
      const place = { token, shared, reads: read, reader, productName, api, now: Date.now() };
      const { answer = null, outcome = null } = own ?? {};
      const key = own ? randomUUID() : "";
      return finish(pages.eventPage({ ...place, answer, outcome, key }), isWhole);
    };
    return own ? make() : made.get(`${token}/${reader.lang}/${reader.locale}`, make);
  }

  return async (request, context) => {
    const url = new URL(request.url);
    const [, token, form] = address.exec(url.pathname) ?? [];
    if (token === undefined) return null;
    if (form !== undefined) {
      if (!takesForm(request, siteUrl)) return refusedForm();
      const sent = await sendForm({ form, token, request, ask, siteUrl }, context);
      if (sent.location) {
        return new Response(null, { status: 303, headers: { location: sent.location } });
      }
      const own = { answer: null, outcome: sent.outcome };
      const { page, headers, status } = await makePage(request, token, context, own);
      const { refused } = sent.outcome;
      return page.respond(request, privateHeaders(headers), refused ? 422 : status);
    }
    if (request.method === "POST") return null;
    const answer = answerIn(url.searchParams.get("answer"));
    const own = answer ? { answer, outcome: null } : undefined;
    const { page, headers, status } = await makePage(request, token, context, own);
    return page.respond(request, own ? privateHeaders(headers) : headers, status);
  };
}

/** A page made for one reader alone is kept nowhere. */
const privateHeaders = (headers: Record<string, string>) => ({
  ...headers,
  "cache-control": "private, no-store",
});

function refusedForm(): Response {
  return new Response("This form is sent from the event’s own page.\n", {
    status: 403,
    headers: { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" },
  });
}

function answerIn(text: string | null): RsvpAnswer | null {
  return text === "yes" || text === "maybe" || text === "no" ? text : null;
}
