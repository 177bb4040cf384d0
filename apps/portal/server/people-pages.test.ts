import { describe, expect, test } from "vitest";
import { loadPages } from "../../../packages/widgets/build/loadPages.ts";
import { createGuestPages } from "./guest-pages.ts";
import { shared, siteUrl, token } from "./shared-event.fixture.ts";
import { createSharePictures } from "./share-pictures.ts";
import { createSharedEvents } from "./shared-events.ts";

const personal = "personal-abcdefghijklmnop";
const ask = async () => Response.error();
const anywhere = async () => ({ allowedOrigins: [] });
const parts = {
  pages: await loadPages(),
  sharedEvents: createSharedEvents(ask, anywhere, siteUrl),
  ask,
  policy: { supabaseOrigin: null, isHttps: false },
  siteUrl,
  productName: "Jubilee",
  api: { url: siteUrl, key: "public" },
};

describe("a person's profile", () => {
  const profile = {
    token: personal,
    host: "Ida",
    isClaimed: false,
    wantsMail: true,
    hasHostNotes: false,
    fields: { fullName: "Flo", formerName: null, email: null, phone: null, city: null, bio: null },
    audiences: {},
    events: [],
    held: {
      person: { fullName: "Flo", details: {}, language: "de", knownSince: shared.event.startDate },
      ...Object.fromEntries(
        [
          "events",
          "activities",
          "mails",
          "sentMails",
          "companions",
          "waitingLists",
          "orders",
          "polls",
          "messages",
          "campaigns",
          "questions",
          "announcements",
        ].map((part) => [part, []]),
      ),
      mailStop: null,
      travel: 0,
    },
  };
  /** The public function as long as somebody is not erased. */
  const asked = (refusal?: { code: string; status: number }) => {
    let isThere = true;
    return createGuestPages({
      ...parts,
      ask: async ({ method, url }) => {
        if (method === "POST" && refusal) {
          return Response.json({ code: refusal.code }, { status: refusal.status });
        }
        if (method === "POST") {
          isThere = !url.endsWith("/erase");
          return Response.json({ erased: true, ordersKept: 1 });
        }
        return isThere
          ? Response.json(profile)
          : Response.json({ code: "link_invalid" }, { status: 404 });
      },
    });
  };
  const open = async (of: ReturnType<typeof asked>, path = "", init: RequestInit = {}) =>
    (await of(new Request(`${siteUrl}/my-profile/${personal}${path}`, init), {
      peerAddress: null,
    })) ?? Response.error();
  const erase = {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ erase: "yes" }),
  };

  test("is told to no other page and kept by nobody, in the language they are known by", async () => {
    const response = await open(asked());
    expect(response.headers.get("referrer-policy")).toBe("strict-origin");
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(await response.text()).toContain('<html lang="de"');
  });

  test("that was erased takes leave, and says the next time that its link opens nothing", async () => {
    const server = asked();
    const response = await open(server, "/erase?lang=en", erase);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const text = await response.text();
    expect(text).toContain("Your orders stay in the hosts’ books");
    expect(text).toMatch(/<main [^>]*data-gone/);
    const later = await open(server, "?lang=en");
    expect(later.status).toBe(404);
    expect(await later.text()).toContain("This link is not valid any more");
  });

  test("that could not be erased stays, and says why", async () => {
    const refusal = { code: "too_many_requests", status: 429 };
    const response = await open(asked(refusal), "/erase?lang=en", erase);
    expect(response.status).toBe(422);
    const text = await response.text();
    expect(text).toMatch(/<dialog id="erase"[^>]* open/);
    expect(text).toContain("Too many tries");
    expect(text).not.toMatch(/<main [^>]*data-gone/);
  });
});

const directory = { event: shared.event, intro: null, missing: [], memorial: [], members: [] };
const directories = createSharedEvents(async () => Response.json(directory), anywhere, siteUrl);

test("the list of the missing is passed on with the picture of its event", async () => {
  const pictures = createSharePictures(directories, parts.pages.all);
  const pictureOf = (kind: string) =>
    pictures(new Request(`${siteUrl}/share-picture/${kind}/${token}.png`), { peerAddress: null });
  expect((await pictureOf("directory"))?.headers.get("content-type")).toBe("image/png");
  expect(await pictureOf("profile")).toBeNull();
});

test("the list of the missing keeps its address to itself, and names who is asked about to one reader alone", async () => {
  const answered = createGuestPages({
    ...parts,
    sharedEvents: directories,
  });
  const open = async (query: string) =>
    answered(new Request(`${siteUrl}/help-us-find/${token}${query}`), { peerAddress: null });
  const response = await open("");
  expect(response?.headers.get("referrer-policy")).toBe("strict-origin");
  expect(response?.headers.get("cache-control")).toBe("no-cache");
  expect((await open("?about=x"))?.headers.get("cache-control")).toBe("private, no-store");
});
