import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Handler } from "@jubilee/backend/backend.types";
import sharp from "sharp";
import { afterAll, describe, expect, test, vi } from "vitest";
import { createCrawlerFiles } from "./crawler-files.ts";
import { createEmbeds, embedCacheControl } from "./embeds.ts";
import { createKnownPaths } from "./known-paths.ts";
import { createGuestPages } from "./guest-pages.ts";
import { createIndexPage } from "./index-page.ts";
import { createMailCovers } from "./mail-covers.ts";
import { loadPages } from "../../../packages/widgets/build/loadPages.ts";
import { createPages } from "./pages.ts";
import { fillPages, placeholders } from "./prerendered-pages.ts";
import { sourceHash } from "./security-headers.ts";
import { createSharePictures } from "./share-pictures.ts";
import { createSharedEvents } from "./shared-events.ts";
import { createSite, portalCacheControl } from "./site.ts";
import { shared, siteUrl, token } from "./shared-event.fixture.ts";
import { createStaticFiles } from "./static-files.ts";

const personal = "personal-abcdefghijklmnop";
const folder = mkdtempSync(join(tmpdir(), "jubilee-site-"));
vi.useFakeTimers({ toFake: ["Date"] });
afterAll(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});
/** So much later, what was remembered is old. */
const gone = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

mkdirSync(join(folder, "portal/assets"), { recursive: true });
mkdirSync(join(folder, "embed"), { recursive: true });
mkdirSync(join(folder, "releases"), { recursive: true });
writeFileSync(join(folder, "releases/0.0.9-0123456789.js"), "older();");
const script = `const text = ${JSON.stringify("long ".repeat(400))};`;
writeFileSync(join(folder, "portal/assets/app-12345678.js"), script);
writeFileSync(
  join(folder, "portal/index.html"),
  `<!doctype html><html lang="en"><head><title>Jubilee</title><meta name="description" content="x" /><script>theme()</script><script type="application/json" id="jubilee-config"></script><link rel="stylesheet" href="/assets/frame-12345678.css"></head><body><div id="root"></div><noscript>Needs JavaScript.</noscript></body></html>`,
);
writeFileSync(join(folder, "embed/rsvp.js"), `import("./steps/sent.js");`);
writeFileSync(join(folder, "embed/v1.js"), "start();");

let asked = 0;
const policy = { supabaseOrigin: null, isHttps: false };
const noisy = "203.0.113.5";
const ask: Handler = async (request, { peerAddress }) => {
  asked += 1;
  if (request.url.includes("/embed/schedule/")) {
    return Response.json({ activities: [] }, { status: peerAddress === noisy ? 429 : 200 });
  }
  if (peerAddress === noisy) return Response.json({}, { status: 429 });
  if (request.url.endsWith(personal)) return Response.json({ ...shared, guest: {}, receipt: null });
  return request.url.endsWith(token)
    ? Response.json(shared)
    : Response.json({ code: "link_invalid" }, { status: 404 });
};
const sharedEvents = createSharedEvents(
  ask,
  async () => ({ allowedOrigins: ["https://club.example"] }),
  siteUrl,
);
const files = createStaticFiles(join(folder, "portal"), portalCacheControl);
const index = createIndexPage((await files.read("/index.html")) ?? "");
const productName = "Ours & <Yours>";
const config = {
  siteUrl,
  supabaseUrl: siteUrl,
  publishableKey: "sb_publishable_</script>",
  productName,
  release: "0.1.0",
  testMode: true,
  takesPayments: true,
  captchaSiteKey: null,
};
const prerendered = fillPages(
  [
    {
      path: "/about",
      title: `About Us · ${placeholders.productName}`,
      description: "Who it is for.",
      style: "h1{color:red}",
      parts: ["/assets/prose-12345678.css"],
      scripts: ["/assets/about-12345678.js"],
      markup: `<h1>About ${placeholders.productName}</h1><p>${placeholders.siteUrl} on site.invalid</p>`,
    },
  ],
  { productName, siteUrl },
);
const isKnown = createKnownPaths([
  "/",
  "/about",
  "/dashboard",
  "/events/:eventId",
  "/gallery/:id?",
]);
const built = await loadPages();
const { pageAt, readerOf } = built;
const guestPages = createGuestPages({
  pages: built,
  sharedEvents,
  ask,
  policy,
  siteUrl,
  productName,
  api: { url: siteUrl, key: "public" },
});
const site = createSite({
  files,
  guestPages,
  pages: createPages({ index, config, policy, prerendered, isKnown }),
  madeFiles: createCrawlerFiles(siteUrl, prerendered.keys()),
  pictures: [createSharePictures(sharedEvents, built.all), createMailCovers()],
  embeds: createEmbeds({
    scripts: createStaticFiles(join(folder, "embed"), embedCacheControl),
    releases: createStaticFiles(join(folder, "releases"), embedCacheControl),
    sharedEvents,
    pageAt,
    readerOf,
    policy,
    siteUrl,
    productName,
  }),
});
const get = (
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
  peerAddress = "127.0.0.1",
) => site(new Request(siteUrl + path, { headers, method }), { peerAddress });

describe("files", () => {
  test("whose name holds a hash are kept for ever, packed for who can unpack", async () => {
    const response = await get("/assets/app-12345678.js", { "accept-encoding": "gzip, br" });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const packed = Buffer.from(await response.arrayBuffer());
    expect(brotliDecompressSync(packed).toString()).toBe(script);
  });

  test("are not sent again to who has them", async () => {
    const etag = (await get("/assets/app-12345678.js")).headers.get("etag") ?? "";
    const again = await get("/assets/app-12345678.js", { "if-none-match": etag });
    expect(again.status).toBe(304);
  });

  test.each([
    "/assets/none.js",
    "/../secrets.json",
    "/assets/..%2f..%2fsecrets.json",
    "/humans.txt",
  ])("%s is not there, and no page stands in for it", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("<!doctype");
  });
});

describe("pages", () => {
  test.each([
    ["/dashboard", 200],
    ["/dashboard/", 200],
    ["/events/anything", 200],
    ["/gallery", 200],
    ["/gallery/1", 200],
    ["/events", 404],
    ["/gallery/1/2", 404],
    ["/wp-login", 404],
    ["/Dashboard", 404],
  ])("%s is answered with %i and the portal's page", async (path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("x-robots-tag")).toBe(status === 404 ? "noindex" : null);
    expect(await response.text()).toContain('<div id="root">');
  });

  test("any address is the portal, with its configuration as data", async () => {
    const response = await get("/dashboard?category=people-teams");
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("x-frame-options")).toBe("DENY");
    const written = /id="jubilee-config">(.*?)<\/script>/.exec(text)?.[1] ?? "";
    expect(JSON.parse(written)).toEqual(config);
  });

  test("a public page comes made, with its name and address filled in", async () => {
    const response = await get("/about");
    const text = await response.text();
    expect(text).toContain("<title>About Us · Ours &amp; &lt;Yours&gt;</title>");
    expect(text).toContain(
      `<div id="root"><h1>About Ours &amp; &lt;Yours&gt;</h1><p>${siteUrl} on 127.0.0.1:4400</p></div>`,
    );
    expect(text).toContain(`<link rel="canonical" href="${siteUrl}/about" />`);
    expect(text).toContain(`<meta property="og:description" content="Who it is for." />`);
    expect(text).toContain(`<style data-parts="/assets/prose-12345678.css">h1{color:red}</style>`);
    expect(text).not.toContain("stylesheet");
    expect(response.headers.get("content-security-policy")).toContain(
      `style-src 'self' '${sourceHash("h1{color:red}")}'`,
    );
    const usual = await get("/dashboard");
    expect(await usual.text()).toContain(`<link rel="stylesheet"`);
    expect(usual.headers.get("content-security-policy")).toContain("style-src 'self';");
    expect(text).not.toContain("invalid");
    expect(text.match(/name="description"/g)).toHaveLength(1);
  });

  test("search engines find the public pages, and only them", async () => {
    const robots = await (await get("/robots.txt")).text();
    expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    expect(robots).toContain("Disallow: /auth/");
    const sitemap = await get("/sitemap.xml");
    expect(sitemap.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const places = (await sitemap.text()).match(/<loc>.*?<\/loc>/g);
    expect(places).toEqual([`<loc>${siteUrl}/about</loc>`]);
  });

  test("nothing but reading is possible", async () => {
    expect((await get("/dashboard", {}, "POST")).status).toBe(405);
  });

  test("a shared event has its preview and can be read without JavaScript", async () => {
    const response = await get(`/event-info-view/${token}`);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(text).toContain(`<meta property="og:title" content="Thirty Years On &lt;/script&gt;`);
    expect(text).toContain("The Mill River Boathouse, 41 Boathouse Lane");
    const body = text.slice(text.indexOf("<body"));
    expect(body).toMatch(/<h1[^>]*>Thirty Years On &lt;\/script>&lt;b>&quot;&amp;<\/h1>/);
    expect(body).toMatch(/<p[^>]*>Second &lt;i><\/p>/);
    expect(body).toMatch(/<button[^>]* value="yes"/);
    expect(text).not.toContain("</script><b>");
    expect(text).not.toContain('id="root"');
  });

  test("messengers get the drawn cover as a picture, for links that open something", async () => {
    const page = await (await get(`/event-info-view/${token}`)).text();
    const address = /<meta property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? "";
    expect(address).toBe(`${siteUrl}/share-picture/${token}.png`);
    expect(page).toContain(`<meta property="og:image:width" content="1200">`);
    const picture = await get(new URL(address).pathname);
    expect(picture.headers.get("content-type")).toBe("image/png");
    const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect((await get(`/share-picture/${"z".repeat(26)}.png`)).status).toBe(404);
    expect((await get(`/share-picture/venue/${"z".repeat(26)}.png`)).status).toBe(404);
    expect(await (await get(`/share-picture/nothing/${token}.png`)).text()).toContain(
      "no such file",
    );
  });

  test("mails on any site may show the drawn cover as a strip", async () => {
    const strip = await get("/mail-cover/school-type-1/day.png?of=a%20seed");
    expect(strip.headers.get("content-type")).toBe("image/png");
    expect(strip.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect((await get("/mail-cover/school-type-1/dawn.png?of=a")).status).toBe(404);
  });

  test.each([`/event-info-view/${token}`, `/embed/rsvp/${token}`])(
    "a visitor who asked too often closes %s for nobody else",
    async (path) => {
      gone(2_100);
      expect((await get(path, {}, "GET", noisy)).status).toBe(429);
      expect((await get(path)).status).toBe(200);
      expect((await get(path, {}, "GET", noisy)).status).toBe(200);
    },
  );

  test("nor takes the first data out of a widget's script", async () => {
    gone(2_100);
    const script = `/embed/v1/rsvp/${token}.js`;
    expect(await (await get(script, {}, "GET", noisy)).text()).not.toContain("JubileeFirst");
    expect(await (await get(script)).text()).toContain("JubileeFirst");
  });

  test("many readers at once ask the database once", async () => {
    asked = 0;
    const other = "zyxwvutsrqponmlkjihgfedcba";
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => get(`/event-info-view/${other}`)),
    );
    expect(asked).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  });
});

describe("embeds", () => {
  test("a widget's script brings its first data, for any origin", async () => {
    const response = await get(`/embed/v1/rsvp/${token}.js`);
    const text = await response.text();
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(text).toContain("const JubileeFirst={event:{");
    expect(text).not.toContain("</script>");
    expect(text).toContain(`import("./steps/sent.js")`);
  });

  test("the framed page may stand on the link's hosts alone", async () => {
    const response = await get(`/embed/rsvp/${token}`);
    expect(response.headers.get("content-security-policy")).toContain(
      "frame-ancestors 'self' https://club.example",
    );
    expect(response.headers.get("x-frame-options")).toBeNull();
  });

  test("a site that is not on the list sees a card with a way out, and nothing of the event", async () => {
    const framed = { "sec-fetch-dest": "iframe", referer: "https://other.example/" };
    const card = await get(`/embed/rsvp/${token}`, framed);
    const text = await card.text();
    expect(text).toContain("This page may not show the event");
    expect(text).toContain(`href="/embed/rsvp/${token}" target="_blank"`);
    expect(text).not.toContain("Thirty Years On");
    expect(text).not.toContain("<script");
    expect(card.headers.get("content-security-policy")).toContain("frame-ancestors *");
    expect(card.headers.get("cache-control")).toBe("no-store");
    const welcome = { ...framed, referer: "https://club.example/" };
    const pages: Record<string, string>[] = [welcome, { "sec-fetch-dest": "iframe" }, {}];
    for (const headers of pages) {
      // Each of them is the real page, which the browser keeps to the list.
      // oxlint-disable-next-line no-await-in-loop
      const page = await get(`/embed/rsvp/${token}`, headers);
      // oxlint-disable-next-line no-await-in-loop
      expect(await page.text()).toContain("Thirty Years On");
      expect(page.headers.get("content-security-policy")).not.toContain("frame-ancestors *");
    }
  });

  test("a frame speaks the language it is asked for, and says where its oEmbed answer is", async () => {
    const german = await (await get(`/embed/rsvp/${token}?lang=de`)).text();
    expect(german).toContain(`theme="auto" lang="de"`);
    const usual = await (await get(`/embed/rsvp/${token}?lang="><script>`)).text();
    expect(usual).toContain(`<html lang="en">`);
    expect(usual).toContain(`theme="auto">`);
    expect(usual).toContain(`/embed/oembed?url=`);
  });

  test.each([
    ["its browser's", "", "de-DE,de;q=0.9", "de"],
    ["a chosen one before its browser's", "?lang=ja", "de", "ja"],
    ["the event's, where it speaks no other", "", "sv", "en"],
  ])("opened alone, it speaks to its reader: in %s language", async (_, query, accepted, lang) => {
    const headers = { "accept-language": accepted };
    const alone = await get(`/embed/rsvp/${token}${query}`, {
      ...headers,
      "sec-fetch-dest": "document",
    });
    expect(await alone.text()).toContain(`theme="auto" lang="${lang}"`);
    expect(alone.headers.get("vary")).toContain("accept-language");
    // The page around a frame goes on saying which language it is in.
    const framed = await get(`/embed/rsvp/${token}`, { ...headers, "sec-fetch-dest": "iframe" });
    expect(await framed.text()).toContain(`theme="auto">`);
  });

  test("an open frame hears whether its link still opens anything", async () => {
    expect((await get(`/embed/alive/rsvp/${token}`)).status).toBe(204);
    const ended = await get(`/embed/alive/rsvp/${token.replace("abc", "cba")}`);
    expect(ended.status).toBe(404);
    expect(ended.headers.get("cache-control")).toBe("no-store");
  });

  test("a cover comes as a picture, for a link that opens something", async () => {
    const day = await get(`/embed/cover/rsvp/${token}/x-day.svg`);
    expect(day.headers.get("content-type")).toBe("image/svg+xml");
    expect(day.headers.get("content-security-policy")).toContain("sandbox");
    const drawing = await day.text();
    expect(drawing).toMatch(/^<svg /);
    expect(await (await get(`/embed/cover/rsvp/${token}/x-night.svg`)).text()).not.toBe(drawing);
    const other = token.replace("abc", "cba");
    expect((await get(`/embed/cover/rsvp/${other}/x-day.svg`)).status).toBe(404);
  });

  test("what a personal link opens goes into no script", async () => {
    const response = await get(`/embed/v1/rsvp/${personal}.js`);
    const text = await response.text();
    expect(text).toContain(`import("./steps/sent.js")`);
    expect(text).not.toContain("JubileeFirst");
    expect(text).not.toContain("Marisol");
  });

  test("the general script is asked for again after a minute", async () => {
    const response = await get("/embed/v1.js");
    expect(response.headers.get("cache-control")).toMatch(/^public, max-age=60/);
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });

  test("an older release is still there, and is kept for ever", async () => {
    const response = await get("/embed/0.0.9-0123456789.js");
    expect(await response.text()).toBe("older();");
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("what is no embed is not there", async () => {
    expect((await get("/embed/cake/abc")).status).toBe(404);
  });
});
