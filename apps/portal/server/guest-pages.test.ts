import type { Handler } from "@jubilee/backend/backend.types";
import { afterAll, describe, expect, test, vi } from "vitest";
import { loadPages } from "../../../packages/widgets/build/loadPages.ts";
import { rowing } from "../../../packages/widgets/src/fixtures/schedules.ts";
import {
  invitation,
  member,
} from "../../../packages/widgets/src/pages/answers/pass/pass.fixture.ts";
import { createGuestPages } from "./guest-pages.ts";
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
  return Response.json({ ...shared, programme: true });
};
const { startDate: startAt, endDate: endAt, startLocal, endLocal } = shared.event;
const activities = [
  { ...rowing, id: "a1", title: "Rowing the eight", startAt, endAt, startLocal, endLocal },
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

const built = await loadPages();
const parts = {
  pages: built,
  sharedEvents: createSharedEvents(ask, async () => ({ allowedOrigins: [] }), siteUrl),
  ask,
  policy: { supabaseOrigin: null, isHttps: false },
  siteUrl,
  productName: "Ours & <Yours>",
  api: { url: siteUrl, key: "public" },
};
const pages = createGuestPages(parts);

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

test("what stands on an event's page is asked for in each reader's language, and once in each", async () => {
  const asked: (string | null)[] = [];
  const page = createGuestPages({
    ...parts,
    ask: (request, context) => {
      if (request.url.includes("/schedule/")) asked.push(request.headers.get("accept-language"));
      return ask(request, context);
    },
  });
  const address = `${siteUrl}/event-info-view/${token}`;
  for (const language of ["ar", "de", "ar"]) {
    const headers = { "accept-language": language };
    const response = await page(new Request(address, { headers }), { peerAddress: "127.0.0.1" });
    expect(response?.status).toBe(200);
  }
  expect(asked).toEqual(["ar", "de"]);
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

test("a page that cannot be read now says when to ask again", async () => {
  const away: Handler = async () => Response.json({ code: "unavailable" }, { status: 503 });
  const sharedEvents = createSharedEvents(away, async () => ({ allowedOrigins: [] }), siteUrl);
  const answer = createGuestPages({ ...parts, sharedEvents, ask: away });
  const context = { peerAddress: "127.0.0.1" };
  const response = await answer(new Request(`${siteUrl}/event-info-view/${token}`), context);
  expect(response?.status).toBe(503);
  expect(response?.headers.get("retry-after")).toBe("2");
  expect((await get()).headers.get("retry-after")).toBeNull();
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
    const typed = { ...fields, partySize: "２", note: "", idempotencyKey: key };
    const response = await post("reply", typed);
    expect(sent.at(-1)).toEqual({
      path: `/functions/v1/embed/rsvp/${token}`,
      body: { ...fields, partySize: 2, note: null, idempotencyKey: key },
    });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.text()).toContain("See you on");
  });

  test("a word that is too long is not sent, said in words, and kept whole", async () => {
    const before = sent.length;
    const fields = { answer: "yes", partySize: "1", name: "Ida", email: "i@x.example" };
    // Nine bytes each on the way, and a last field behind them.
    const note = `${"あ".repeat(20_000)}!`;
    const response = await post("reply", { ...fields, note, idempotencyKey: "one-key-of-it" });
    expect(response.status).toBe(422);
    expect(sent).toHaveLength(before);
    const text = await response.text();
    expect(text).toContain("This text is too long.");
    expect(text).toContain(note);
    expect(text).toContain('value="one-key-of-it"');
    // As many as fit are sent, each break of lines one letter.
    await post("reply", { ...fields, note: `${"a".repeat(1998)}\r\nb`, idempotencyKey: "k" });
    expect(sent).toHaveLength(before + 1);
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

test("who loads anew what a form has answered is led back to the page", async () => {
  const response = await get(`/event-info-view/${token}/find?lang=de`);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(`/event-info-view/${token}?lang=de`);
});

test.each(["%2E", ".", ")", "%20", "%E2%80%8B", "%3E%20see", "…"])(
  "a link that was copied with %s behind it leads to its page",
  async (rest) => {
    const inPath = await get(`/event-info-view/${token}${rest}?lang=de`);
    expect(inPath.status).toBe(303);
    expect(inPath.headers.get("location")).toBe(`/event-info-view/${token}?lang=de`);
    const inQuery = await get(`/ticket-confirmation?jubilee_order=${token}${rest}`);
    expect(inQuery.headers.get("location")).toBe(`/ticket-confirmation?jubilee_order=${token}`);
  },
);

test.each([".", ")", "%2E"])("so does the number of an invoice with %s behind it", async (rest) => {
  const page = await get(`/invoice/${token}/1${rest}`);
  expect(page.status).toBe(303);
  expect(page.headers.get("location")).toBe(`/invoice/${token}/1`);
});

test.each(["-begins_with-a-dash-", "_begins-with-a-line_"])(
  "the token %s is whole",
  async (own) => {
    const page = await get(`/event-info-view/${own}`);
    expect(page.status).toBe(200);
  },
);

test("what is no link's token leads nowhere else", async () => {
  expect((await get("/event-info-view/short.")).status).toBe(404);
});

describe("a page of one's own", () => {
  const own = (of: Parameters<typeof invitation>[0] = {}) => {
    const asked: string[] = [];
    const bodies: unknown[] = [];
    const answer: Handler = async (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname.replace("/functions/v1/embed", "") + search);
      if (request.method === "POST") {
        bodies.push(await request.json());
        return Response.json({});
      }
      if (pathname.includes("/polls/")) return Response.json({}, { status: 503 });
      if (pathname.includes("/calendar")) return Response.json({ url: null, lastUsedAt: null });
      return Response.json(
        pathname.includes("/personal/")
          ? invitation(of)
          : {
              event: shared.event,
              activities,
              guestName: "Ida",
              memberId: "b",
              members: [],
              party: [],
            },
      );
    };
    const answered = createGuestPages({ ...parts, ask: answer });
    const open = async (path: string, init: RequestInit = {}) =>
      (await answered(new Request(siteUrl + path, init), { peerAddress: null })) ??
      Response.error();
    const post = (path: string, fields: Record<string, string>) =>
      open(path, {
        method: "POST",
        headers: { "sec-fetch-site": "same-origin" },
        body: new URLSearchParams(fields),
      });
    return { asked, bodies, open, post };
  };

  test("is kept by nobody between, and each opening sends under a key of its own", async () => {
    const { open, asked } = own();
    const keyOf = async () => {
      const response = await open(`/r/${personal}`);
      expect(response.headers.get("cache-control")).toBe("private, no-cache");
      expect(response.headers.get("referrer-policy")).toBe("strict-origin");
      return /name="key" value="([\w-]{36})"/.exec(await response.text())?.[1];
    };
    expect(await keyOf()).not.toBe(await keyOf());
    expect(asked.filter((path) => path === `/personal/${personal}`)).toHaveLength(2);
  });

  test("stands without what could not be read", async () => {
    const response = await own().open(`/invitation/${personal}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("data-later");
  });

  test("sends what was changed over what its link opens at that moment", async () => {
    const { post, bodies } = own({ members: [member("Funmi", { state: "yes" }), member("Tola")] });
    const fields = { key: "one-key", whom: "open", answer: "no", note: "", website: "x" };
    expect((await post(`/invitation/${personal}/answer`, fields)).status).toBe(200);
    expect(bodies).toEqual([
      {
        members: [
          { id: "Funmi", answer: "yes", meal: null, dietary: null, activities: [] },
          { id: "Tola", answer: "no", meal: null, dietary: null, activities: [] },
        ],
        companions: [],
        answers: {},
        note: null,
        idempotencyKey: "one-key",
      },
    ]);
  });

  test("of a schedule takes places for whom of the household it shows", async () => {
    const { open, post, asked, bodies } = own();
    const text = await (await open(`/my-schedule/${personal}?member=b&lang=de`)).text();
    expect(asked).toContain(`/schedule/${personal}?member=b`);
    expect(text).toContain(`action="/my-schedule/${personal}/take?lang=de&amp;member=b"`);
    const sent = { activityId: "a1", memberId: "b", asked: "yes", "who-2": "on", "who-0": "on" };
    await post(`/my-schedule/${personal}/take?member=b`, sent);
    expect(bodies).toEqual([{ activityId: "a1", memberId: "b", who: [0, 2] }]);
  });
});

test("other addresses are not its own", async () => {
  for (const path of ["/event-info-view", `/event-info-view/${token}/cake`, "/dashboard"]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await pages(new Request(siteUrl + path), { peerAddress: null })).toBeNull();
  }
});
