import type { Handler } from "@jubilee/backend/backend.types";
import { afterAll, describe, expect, test, vi } from "vitest";
import { loadPages } from "../../../packages/widgets/build/loadPages.ts";
import { createEventPages } from "./event-pages.ts";
import { sourceHash } from "./security-headers.ts";
import { shared, siteUrl, token } from "./shared-event.fixture.ts";
import { createSharedEvents } from "./shared-events.ts";

const personal = "personal-abcdefghijklmnop";
vi.useFakeTimers({ toFake: ["Date"] });
afterAll(() => void vi.useRealTimers());
/** So much later, what was remembered is old. */
const gone = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

const sent: { path: string; body: unknown }[] = [];
const noisy = "203.0.113.5";
const ask: Handler = async (request, { peerAddress }) => {
  const { pathname } = new URL(request.url);
  if (request.method === "POST") {
    sent.push({ path: pathname, body: await request.json() });
    return answerToForm(request.url);
  }
  if (pathname.includes("/schedule/")) {
    const [activity] = activities;
    return peerAddress === noisy
      ? Response.json({ code: "too_many_requests" }, { status: 429 })
      : Response.json({ activities: [activity] });
  }
  return Response.json(shared);
};
const activities = [
  {
    id: "a1",
    title: "Rowing the eight",
    description: null,
    kind: "sport",
    cancelled: false,
    startAt: shared.event.startDate,
    endAt: shared.event.endDate,
    startLocal: shared.event.startLocal,
    endLocal: shared.event.endLocal,
    room: null,
    hostName: null,
    tags: [],
    materials: [],
    signUp: true,
    requiresRsvp: false,
    ticketName: null,
    capacity: 8,
    placesLeft: 2,
    mine: null,
    people: 1,
    absent: [],
    starred: false,
    position: null,
  },
];

/** What the public function says to a form: taken, found, or refused. */
function answerToForm(address: string): Response {
  if (address.endsWith("/code")) return Response.json({ personalToken: personal });
  if (address.endsWith("/find")) {
    return Response.json({ code: "invalid_input", field: "email" }, { status: 422 });
  }
  return Response.json({
    state: "yes",
    partySize: 2,
    note: null,
    name: "Ida Marsh",
    waitlistPosition: null,
    personalToken: null,
    canEdit: false,
  });
}

const pages = createEventPages({
  pages: await loadPages(),
  sharedEvents: createSharedEvents(ask, async () => ({ allowedOrigins: [] }), siteUrl),
  ask,
  policy: { supabaseOrigin: null, isHttps: false },
  siteUrl,
  productName: "Ours & <Yours>",
  api: { url: siteUrl, key: "public" },
});

async function get(
  path = `/event-info-view/${token}`,
  headers: Record<string, string> = {},
  peerAddress = "127.0.0.1",
): Promise<Response> {
  const response = await pages(new Request(siteUrl + path, { headers }), { peerAddress });
  if (!response) throw new Error(`${path} is no page of an event`);
  return response;
}

test("an event's page allows its own styles and scripts by their hashes, and no others", async () => {
  const response = await get();
  const text = await response.text();
  const allowed = response.headers.get("content-security-policy") ?? "";
  const own = [...text.matchAll(/<(?:style|script)>([\s\S]*?)<\/(?:style|script)>/g)];
  expect(own.length).toBeGreaterThan(2);
  for (const [, source = ""] of own) expect(allowed).toContain(sourceHash(source));
  expect(allowed).not.toContain("unsafe-inline");
  expect(text).not.toMatch(/ style="| on[a-z]+="/);
});

test("an event's page is machine-readable, and its data cannot end the script they stand in", async () => {
  const text = await (await get()).text();
  const read = (start: RegExp): unknown => {
    const from = text.search(start);
    const begin = text.indexOf(">", from) + 1;
    return JSON.parse(text.slice(begin, text.indexOf("</script>", begin)));
  };
  expect(read(/<script type="application\/ld\+json"/)).toMatchObject({
    "@type": "Event",
    name: shared.event.name,
    startDate: shared.event.startDate,
    eventStatus: "https://schema.org/EventScheduled",
  });
  expect(read(/<script type="application\/json" id="jubilee-first"/)).toMatchObject({
    token,
    kinds: ["rsvp"],
    data: { event: { name: shared.event.name }, rsvp: { state: "open" } },
  });
});

test("an event's page speaks its reader's language: chosen, then the browser's, then the event's", async () => {
  const langOf = async (query: string, accepted = "") => {
    const response = await get(`/event-info-view/${token}${query}`, {
      "accept-language": accepted,
    });
    expect(response.headers.get("vary")).toContain("accept-language");
    return /<html lang="(\w+)" dir="(\w+)"/
      .exec(await response.text())
      ?.slice(1)
      .join();
  };
  expect(await langOf("", "de-CH,de;q=0.9,en;q=0.8")).toBe("de,ltr");
  expect(await langOf("?lang=ar", "de-CH")).toBe("ar,rtl");
  expect(await langOf("", "sv, tlh;q=0.5")).toBe("en,ltr");
  expect(await langOf("?lang=%22%3E%3Cscript%3E", "fr;q=0.2, ja;q=0.7")).toBe("ja,ltr");
});

test("an event's page is not sent again to who has it", async () => {
  const etag = (await get()).headers.get("etag") ?? "";
  gone(2_100);
  const again = await get(`/event-info-view/${token}`, { "if-none-match": etag });
  expect(again.status).toBe(304);
});

test("all scripts of an event's page are asked for at once", async () => {
  const text = await (await get(`/event-info-view/${token}`, { "accept-language": "de" })).text();
  const preloaded = [...text.matchAll(/rel="modulepreload" href="([^"?]+)/g)].map(([, at]) => at);
  expect(preloaded).toEqual([
    "/embed/pages/page.js",
    "/embed/kind-rsvp.js",
    "/embed/kind-shared.js",
    "/embed/steps/languages/de.js",
    "/embed/steps/languages/de-rsvp.js",
  ]);
});

describe("forms without a script", () => {
  const post = (
    form: string,
    fields: Record<string, string>,
    headers: Record<string, string> = { "sec-fetch-site": "same-origin" },
  ) =>
    pages(
      new Request(`${siteUrl}/event-info-view/${token}/${form}`, {
        method: "POST",
        headers,
        body: new URLSearchParams(fields),
      }),
      { peerAddress: "127.0.0.1" },
    ).then((response) => response ?? Response.error());

  test("a reply goes to the public function with its key, and its receipt stands on the page", async () => {
    const asks = await (await get(`/event-info-view/${token}?answer=yes`)).text();
    const key = /name="idempotencyKey" value="([\w-]{36})"/.exec(asks)?.[1] ?? "";
    const fields = { answer: "yes", partySize: "2", name: "Ida", email: "i@x.example" };
    const response = await post("reply", { ...fields, note: "", idempotencyKey: key });
    expect(sent.at(-1)).toEqual({
      path: `/functions/v1/embed/rsvp/${token}`,
      body: { ...fields, partySize: 2, note: null, idempotencyKey: key },
    });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.text()).toContain("See you on");
  });

  test("the step before it is nobody else's page, with a key of its own", async () => {
    const keyOf = async () => {
      const response = await get(`/event-info-view/${token}?answer=yes`);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      return /name="idempotencyKey" value="([\w-]{36})"/.exec(await response.text())?.[1];
    };
    expect(await keyOf()).not.toBe(await keyOf());
  });

  test("what is refused is said at its field, with what was typed", async () => {
    const response = await post("find", { name: 'Ida"><b>', email: "ida" });
    const text = await response.text();
    expect(response.status).toBe(422);
    expect(text).toContain('value="Ida&quot;>&lt;b>"');
    expect(text).toMatch(/aria-invalid[^>]*value="ida"|value="ida"[^>]*aria-invalid/);
  });

  test("a printed code leads to the invitation", async () => {
    const response = await post("code", { code: "7KQ2-M9XW" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(`/invitation/${personal}`);
  });

  test.each([
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["a site beside", { "sec-fetch-site": "same-site", origin: siteUrl }],
    ["an old browser on another site", { origin: "https://evil.example" }],
    ["who says nothing", {}],
  ])("are not taken from %s", async (_name, headers) => {
    const before = sent.length;
    expect((await post("reply", { answer: "yes" }, headers)).status).toBe(403);
    expect(sent).toHaveLength(before);
  });

  test("are taken from an old browser on the page itself", async () => {
    expect((await post("code", { code: "x" }, { origin: siteUrl })).status).toBe(303);
  });
});

test("a page without its programme, which one visitor was refused, is kept for nobody", async () => {
  gone(2_100);
  expect(await (await get(undefined, {}, noisy)).text()).not.toContain("Rowing the eight");
  expect(await (await get()).text()).toContain("Rowing the eight");
});

test("other addresses are not its own", async () => {
  for (const path of ["/event-info-view", `/event-info-view/${token}/cake`, "/dashboard"]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await pages(new Request(siteUrl + path), { peerAddress: null })).toBeNull();
  }
});
