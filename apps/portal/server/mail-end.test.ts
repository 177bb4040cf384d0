import type { Handler } from "@jubilee/backend/backend.types";
import { describe, expect, test } from "vitest";
import { loadPages } from "../../../packages/widgets/build/loadPages.ts";
import { createGuestPages } from "./guest-pages.ts";
import { siteUrl } from "./shared-event.fixture.ts";
import { createSharedEvents } from "./shared-events.ts";

const personal = "personal-abcdefghijklmnop";
const pages = await loadPages();

test("a notice mail's one press ends it without a page, a session or a sign of the reader", async () => {
  const asked: [string, unknown][] = [];
  const answer: Handler = async (request) => {
    asked.push([new URL(request.url).pathname, await request.json()]);
    return Response.json({ topics: ["answer"], subject: null, wantsMail: false, locale: "en" });
  };
  const answered = createGuestPages({
    pages,
    sharedEvents: createSharedEvents(answer, async () => ({ allowedOrigins: [] }), siteUrl),
    ask: answer,
    policy: { supabaseOrigin: null, isHttps: false },
    siteUrl,
    productName: "Jubilee",
    api: { url: siteUrl, key: "public" },
  });
  const request = new Request(`${siteUrl}/notice-mails/${personal}/mails`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  const response = await answered(request, { peerAddress: null });
  expect(response?.status).toBe(200);
  expect(asked).toEqual([[`/functions/v1/embed/notice-mails/${personal}`, { wantsMail: false }]]);
});

describe("the end of a mail whose reader was taken off the list", () => {
  const posted: unknown[] = [];
  let wantsMail = true;
  const answer: Handler = async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.endsWith(`/personal/${personal}/mails`))
      return Response.json({ code: "link_invalid" }, { status: 404 });
    if (request.method === "POST") {
      posted.push(await request.json());
      wantsMail = false;
    }
    return Response.json({ wantsMail });
  };
  const answered = createGuestPages({
    pages,
    sharedEvents: createSharedEvents(answer, async () => ({ allowedOrigins: [] }), siteUrl),
    ask: answer,
    policy: { supabaseOrigin: null, isHttps: false },
    siteUrl,
    productName: "Jubilee",
    api: { url: siteUrl, key: "public" },
  });
  const ask = async (path: string, init: RequestInit = {}) =>
    (await answered(new Request(siteUrl + path, init), { peerAddress: null })) ?? Response.error();

  test.each([`/invitation/${personal}`, `/my-messages/${personal}`])(
    "%s still stops the mails, and opens nothing else",
    async (address) => {
      wantsMail = true;
      expect((await ask(address)).status).toBe(404);
      const page = await ask(`${address}?mails=stop`);
      expect(page.status).toBe(200);
      const text = await page.text();
      expect(text).toContain("Send me no more mails");
      expect(text).toContain(`action="/invitation/${personal}/mails?lang=en"`);
      expect(text).toContain(`href="/invitation/${personal}?mails=stop&amp;lang=ar"`);
    },
  );

  test("and says that it did, with and without a page", async () => {
    const sends = (body: string) => ({
      method: "POST",
      headers: {
        "sec-fetch-site": "same-origin",
        "content-type": "application/x-www-form-urlencoded",
      },
      body,
    });
    const address = `/invitation/${personal}/mails`;
    const page = await ask(`${address}?lang=de`, sends("wantsMail=no"));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Sie bekommen keine E-Mails dieser Gastgeber mehr.");
    expect((await ask(address, sends("List-Unsubscribe=One-Click"))).status).toBe(200);
    expect(posted).toEqual([{ wantsMail: false }, { wantsMail: false }]);
  });
});
