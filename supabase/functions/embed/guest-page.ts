import type { Deps } from "../_shared/deps.types.ts";
import type { FoundPage, GuestPages, OwnPage, PageSource } from "../_shared/guest-pages.types.ts";
import { invalidLink, refused, withCors } from "../_shared/respond.ts";
import { answerCall } from "./answer-call.ts";

const path = /\/embed\/page$/;

/** `embed/page?at=/event-info-view/…`: for a portal on a static host, which makes no pages itself. */
export const asksForPage = ({ url }: Request): boolean => path.test(new URL(url).pathname);

/**
 * The page of a link as a text that the portal shows in its own document, or what the page's form
 * brought about. It is never a page of this address: nothing in it runs here.
 */
export async function answerPage(request: Request, deps: Deps): Promise<Response> {
  const origin = request.headers.get("origin");
  const answer = (response: Response) => withCors(response, origin, "GET, POST, OPTIONS");
  if (request.method === "OPTIONS") return answer(new Response(null, { status: 204 }));
  const pages = await deps.readPages();
  const at = new URL(request.url).searchParams.get("at") ?? "";
  const address = URL.canParse(at, deps.siteUrl) ? new URL(at, deps.siteUrl) : null;
  const isOurs = address?.origin === new URL(deps.siteUrl).origin;
  const found = address && isOurs ? pages?.pageAt(address) : null;
  if (!pages || !address || !found) return answer(refused(invalidLink()));
  const chosen = address.searchParams.get("lang");
  const source = sourceFor(request, deps, pages, chosen);
  const { form, query, page } = found;
  if (request.method !== "POST" || form === null) {
    const isForOne = page.isOwn === true || Object.keys(query).length > 0;
    const own = { query, outcome: null, key: isForOne ? crypto.randomUUID() : "" };
    return answer(await draw({ found, own, chosen, request, source, deps, pages }));
  }
  const { outcome, location } = await pages.send(found, await request.text(), source);
  if (location !== null)
    return answer(text(`<a data-leads href="${encodeURI(location)}"></a>`, 200));
  const own = { query, outcome, key: crypto.randomUUID() };
  return answer(await draw({ found, own, chosen, request, source, deps, pages }));
}

interface Drawing {
  found: FoundPage;
  own: OwnPage;
  /** The language that the reader has chosen. */
  chosen: string | null;
  request: Request;
  source: PageSource;
  deps: Deps;
  pages: GuestPages;
}

async function draw(drawing: Drawing): Promise<Response> {
  const { found, own, chosen, request, source, deps, pages } = drawing;
  const opened = await pages.open(found, source);
  const spoken = opened.shared === null ? "en" : found.page.localeOf(opened.shared);
  const reader = pages.readerOf(chosen, request.headers.get("accept-language"), spoken);
  // The portal that shows the page knows where its backend is.
  const site = {
    siteUrl: deps.siteUrl,
    productName: deps.productName,
    api: { url: "", key: "" },
  };
  const { document } = await pages.make({ found, opened, reader, own }, source, site);
  return text(document.html, own.outcome?.refused ? 422 : document.status);
}

/** The calls of this very function, in the visitor's name, with all their limits and checks. */
function sourceFor(
  request: Request,
  deps: Deps,
  pages: GuestPages,
  chosen: string | null,
): PageSource {
  const reads = [chosen, request.headers.get("accept-language")].filter(Boolean).join(",");
  const headers = new Headers({ "content-type": "application/json", "accept-language": reads });
  const origin = request.headers.get("origin");
  if (origin !== null) headers.set("origin", origin);
  const ask = (call: string, token: string, more: RequestInit) => {
    const address = new URL(`/embed/${pages.addressOf(call, token)}`, request.url);
    return answerCall(new Request(address, { ...more, headers }), deps);
  };
  return {
    async read(call, token) {
      const response = await ask(call, token, {});
      const value: unknown = await response.json();
      const { status, ok } = response;
      return ok ? { status, value } : { status, value: undefined, refusal: value };
    },
    send: (call, token, body) =>
      ask(call, token, {
        method: body === null ? "DELETE" : "POST",
        ...(body && { body: JSON.stringify(body) }),
      }),
  };
}

function text(body: string, status: number): Response {
  return new Response(body, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    },
  });
}
