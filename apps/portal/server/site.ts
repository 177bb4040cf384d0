import type { Handler } from "@jubilee/backend/backend.types";
import type { AnswerGuestPage } from "./guest-pages.ts";
import type { MadePage } from "./made-page.ts";
import type { Pages } from "./pages.ts";
import type { StaticFiles } from "./static-files.ts";

/** The parts that the portal's site is made of. */
export interface SiteParts {
  files: StaticFiles;
  pages: Pages;
  /** Answers pages behind links and the forms on them; null for anything else. */
  guestPages: AnswerGuestPage;
  /** Files that the server makes itself, by path. */
  madeFiles: ReadonlyMap<string, MadePage>;
  /** Answer `/share-picture/…` and `/mail-cover/…`; null for what is none. */
  pictures: readonly ((...call: Parameters<Handler>) => Promise<Response | null>)[];
  /** Answers `/embed/…`. */
  embeds: Handler;
}

/** A file is no page: nothing in it may load or run anything, also when it is opened alone. */
const fileHeaders = Object.entries({
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
});

/** A service worker's requests are governed by its own file's policy: it may ask this server. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
const workerPaths: ReadonlySet<string> = new Set([
  "/check-in-worker.js",
  "/run-of-show-worker.js",
  "/tickets-offline.js",
  "/kept-pages.js",
  "/notices-worker.js",
]);

/** Everything that is not the backend's: files, pages, embeds. */
export function createSite({
  files,
  pages,
  guestPages,
  madeFiles,
  pictures,
  embeds,
}: SiteParts): Handler {
  return async (request, context) => {
    const path = new URL(request.url).pathname;
    const guestPage = await guestPages(request, context);
    if (guestPage) return guestPage;
    if (request.method !== "GET" && request.method !== "HEAD" && request.method !== "OPTIONS") {
      return plainText(405, "Only reading is possible here.", { allow: "GET, HEAD" });
    }
    if (path === "/embed" || path.startsWith("/embed/")) return embeds(request, context);
    const file = path === "/index.html" ? null : await files.serve(path, request);
    if (file) {
      for (const [name, value] of fileHeaders) file.headers.set(name, value);
      if (workerPaths.has(path)) file.headers.set("content-security-policy", workerPolicy);
      return file;
    }
    const made = madeFiles.get(path);
    if (made) {
      return made.respond(request, {
        ...Object.fromEntries(fileHeaders),
        "cache-control": "public, max-age=3600",
      });
    }
    for (const drawn of pictures) {
      const picture = await drawn(request, context);
      if (!picture) continue;
      for (const [name, value] of fileHeaders) picture.headers.set(name, value);
      picture.headers.set("cross-origin-resource-policy", "cross-origin");
      return picture;
    }
    if (path.startsWith("/assets/") || /\.[a-z0-9]{2,5}$/i.test(path)) {
      return plainText(404, "There is no such file.");
    }
    return pages(request);
  };
}

/** How long a file of the portal may be kept: for ever when its name holds its hash. */
export function portalCacheControl(path: string): string {
  return path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

function plainText(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "x-content-type-options": "nosniff",
      ...headers,
    },
  });
}
