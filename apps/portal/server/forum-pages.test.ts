import { expect, it } from "vitest";
import { loadPages } from "../../../packages/widgets/build/loadPages.ts";
import { createGuestPages } from "./guest-pages.ts";
import { createSharedEvents } from "./shared-events.ts";

const siteUrl = "http://jubilee.test";
const topicId = "e85a9278-e8f2-4e72-a8c9-958ce508835b";
const shared = {
  serverTime: "2027-06-01T10:00:00Z",
  host: "Hartwell High",
  locale: "de",
  timeZone: "Europe/Berlin",
  category: { id: topicId, name: "Asked", about: null },
  page: 1,
  pages: 2,
  topic: {
    id: topicId,
    title: "Parking",
    isSolved: false,
    isLocked: false,
    at: "2027-05-01T10:00:00Z",
    posts: 60,
  },
  posts: [],
};

/** The pages over a public function that knows this one topic. */
async function answering(asked: string[], more: object = {}) {
  const ask = async ({ url }: Request) => {
    asked.push(url.slice(url.indexOf("/embed/")));
    return url.includes(topicId)
      ? Response.json({ ...shared, ...more })
      : Response.json({ code: "link_invalid" }, { status: 404 });
  };
  const answer = createGuestPages({
    pages: await loadPages(),
    sharedEvents: createSharedEvents(ask, async () => ({ allowedOrigins: [] }), siteUrl),
    ask,
    policy: { supabaseOrigin: null, isHttps: false },
    siteUrl,
    productName: "Jubilee",
    api: { url: siteUrl, key: "public" },
  });
  return async (path: string) => {
    const response = await answer(new Request(siteUrl + path), { peerAddress: null });
    if (!response) throw new Error(`Nothing answers at ${path}`);
    return response;
  };
}

it("a topic that everybody reads is found by search engines, in the language of its forum", async () => {
  const asked: string[] = [];
  const get = await answering(asked);
  const response = await get(`/forum-topic/${topicId}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("x-robots-tag")).toBeNull();
  const html = await response.text();
  expect(html).toContain(`<link rel="canonical" href="${siteUrl}/forum-topic/${topicId}">`);
  expect(html).not.toContain("noindex");
  expect(html).toContain('lang="de"');
  await get(`/forum-topic/${topicId}?page=2`);
  expect(asked).toEqual([`/embed/topic/${topicId}`, `/embed/topic/${topicId}?page=2`]);
});

it("one of a demo says so, and search engines are kept away from it", async () => {
  const demo = { name: "club-demo", endsAt: "2027-06-02T10:00:00Z" };
  const get = await answering([], { demo });
  const response = await get(`/forum-topic/${topicId}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain("/demo/club-demo?look=planner");
});

it("one that is not opens a page that says so and is not found", async () => {
  const get = await answering([]);
  const response = await get("/forum-topic/00000000-0000-4000-8000-000000000000");
  expect(response.status).toBe(404);
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
});
