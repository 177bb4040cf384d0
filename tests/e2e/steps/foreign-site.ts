import { createServer, type Server } from "node:http";
import { freePort } from "../../support/product.ts";

/** A page of the website: what a planner pasted, and what the page is sent with. */
export interface ForeignPage {
  content?: string;
  /** A script of the site's own instead of a page. */
  script?: string;
  headers?: Record<string, string>;
}

/** Somebody else's website, on an origin of its own. */
export interface ForeignSite {
  url: string;
  /** The same website under another name, which no planner has listed. */
  otherUrl: string;
  /** Puts what a planner copied into the first page. */
  paste(...snippets: string[]): void;
  /** Further pages, by their path without the slash. */
  pages: Record<string, ForeignPage>;
  close(): Promise<void>;
}

/** Starts an empty website on loopback. */
export async function startForeignSite(): Promise<ForeignSite> {
  const pages: ForeignSite["pages"] = { "": { content: "" } };
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://village.example");
    const page = pages[pathname.slice(1)];
    const type = page?.script === undefined ? "text/html" : "text/javascript";
    response.writeHead(page ? 200 : 204, { "content-type": type, ...page?.headers });
    if (page?.script !== undefined) {
      response.end(page.script);
      return;
    }
    response.end(`<!doctype html><html lang="en"><head><meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>A village website</title><link rel="icon" href="data:," /></head>
      <body><main><h1>A village website</h1>${page?.content ?? ""}</main></body></html>`);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${port}/`,
    otherUrl: `http://127.0.0.1:${port}/`,
    pages,
    paste: (...snippets) => {
      pages[""] = { content: snippets.join("\n") };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
