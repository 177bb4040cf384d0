import { createServer, type Server } from "node:http";
import { freePort } from "../support/product.ts";

/** Somebody else's website, on an origin of its own, with one page. */
export interface ForeignSite {
  url: string;
  /** Puts what a planner copied into the page. */
  paste(...snippets: string[]): void;
  close(): Promise<void>;
}

/** Starts an empty website on loopback. */
export async function startForeignSite(): Promise<ForeignSite> {
  let content = "";
  const server: Server = createServer((request, response) => {
    response.writeHead(request.url === "/" ? 200 : 204, { "content-type": "text/html" });
    response.end(`<!doctype html><html lang="en"><head><meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>A village website</title><link rel="icon" href="data:," /></head>
      <body><main><h1>A village website</h1>${content}</main></body></html>`);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  return {
    url: `http://localhost:${port}/`,
    paste: (...snippets) => {
      content = snippets.join("\n");
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
