import { describe, expect, test } from "vitest";
import { loadPages } from "../../../packages/widgets/build/loadPages.ts";
import { answerOembed } from "./oembed.ts";
import { createSharedEvents } from "./shared-events.ts";

const siteUrl = "https://jubilee.example";
const token = "abcdefghijklmnopqrstuvwx";
const personal = "personal-abcdefghijklmnop";
const shared = {
  event: { name: `Thirty <Years> & "on"`, coverUrl: null },
  rsvp: { state: "open" },
};
const answers: Record<string, object> = {
  [`rsvp/${token}`]: shared,
  [`event/${token}`]: shared,
  [`donation/${token}`]: { event: { name: "The roof", coverUrl: null }, campaign: {} },
  [`countdown/${token}`]: { event: shared.event },
  [`poll/${token}`]: { event: shared.event, guestName: null },
  [`poll/${personal}`]: { event: shared.event, guestName: "Ada" },
  [`event/sells-only-abcdefghijkl`]: { ...shared, rsvp: { state: "off" }, tickets: [{}] },
  [`rsvp/${personal}`]: { ...shared, guest: {} },
};
const sharedEvents = createSharedEvents(
  async (request) => {
    const found = answers[request.url.split("/functions/v1/embed/")[1] ?? ""];
    return found ? Response.json(found) : Response.json({ code: "link_invalid" }, { status: 404 });
  },
  async () => ({ allowedOrigins: [] }),
  siteUrl,
);
const { pageAt } = await loadPages();
const ask = (query: Record<string, string>) =>
  answerOembed(
    new Request(`${siteUrl}/embed/oembed?${new URLSearchParams(query).toString()}`),
    { peerAddress: "203.0.113.9" },
    { sharedEvents, pageAt, siteUrl, productName: "Jubilee" },
  );

describe("oEmbed", () => {
  test.each([
    [`/embed/rsvp/${token}`, "rsvp", token, "rsvp/"],
    [`/event-info-view/${token}/`, "rsvp", token, ""],
    ["/event-info-view/sells-only-abcdefghijkl", "tickets", "sells-only-abcdefghijkl", ""],
    [`/campaign/${token}`, "donation", token, "donation/"],
    [`/embed/countdown/${token}`, "countdown", token, "countdown/"],
    [`/embed/poll/${token}`, "poll", token, "poll/"],
    [`/poll/${token}`, "poll", token, "poll/"],
  ])("%s is the frame of %s", async (path, kind, shown, drawn) => {
    const response = await ask({ url: `${siteUrl}${path}` });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const answer: Record<string, unknown> = await response.json();
    expect(answer).toMatchObject({ version: "1.0", type: "rich", width: 600 });
    expect(answer["html"]).toContain(`<iframe src="${siteUrl}/embed/${kind}/${shown}"`);
    // By what the link opens: one for replies opens no page, and so no picture of one.
    expect(answer["thumbnail_url"]).toBe(`${siteUrl}/share-picture/${drawn}${shown}.png`);
  });

  test("keeps within the sizes that are asked for, and never grows to nothing", async () => {
    const url = `${siteUrl}/embed/rsvp/${token}`;
    const sizes = async (more: Record<string, string>) => {
      const answer: Record<string, unknown> = await (await ask({ url, ...more })).json();
      return [answer["width"], answer["height"]];
    };
    expect(await sizes({ maxwidth: "400", maxheight: "500" })).toEqual([400, 500]);
    expect(await sizes({ maxwidth: "9000", maxheight: "1" })).toEqual([600, 810]);
  });

  test("what planners write stays text, as JSON and as XML", async () => {
    const url = `${siteUrl}/embed/rsvp/${token}`;
    const json: Record<string, unknown> = await (await ask({ url })).json();
    expect(json["html"]).toContain('title="Thirty &lt;Years&gt; &amp; &quot;on&quot;"');
    const xml = await (await ask({ url, format: "xml" })).text();
    expect(xml).toContain("<title>Thirty &lt;Years&gt; &amp; &quot;on&quot;</title>");
    expect(xml).toContain("<html>&lt;iframe src=&quot;");
  });

  test.each([
    [{ url: `https://elsewhere.example/embed/rsvp/${token}` }, 404],
    [{ url: `${siteUrl}/dashboard` }, 404],
    [{ url: `${siteUrl}/embed/form/${token}` }, 404],
    [{ url: `${siteUrl}/embed/rsvp/unknown-abcdefghijkl` }, 404],
    [{ url: "javascript:alert(1)" }, 404],
    [{}, 404],
    [{ url: `${siteUrl}/embed/rsvp/${personal}` }, 404],
    [{ url: `${siteUrl}/embed/poll/${personal}` }, 404],
    [{ url: `${siteUrl}/poll/${personal}` }, 404],
    [{ url: `${siteUrl}/embed/rsvp/${token}`, format: "yaml" }, 501],
  ])("%o is answered %i", async (query: Record<string, string>, status) => {
    expect((await ask(query)).status).toBe(status);
  });
});
