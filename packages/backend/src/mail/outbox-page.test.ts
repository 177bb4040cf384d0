import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Handler } from "../backend.types.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { createOutboxPage } from "./outbox-page.ts";

const here = { peerAddress: "127.0.0.1" };
let folder: string;
let outbox: Outbox;
let show: Handler;
let told: string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "jubilee-outbox-page-"));
  outbox = createOutbox(folder);
  told = [];
  show = createOutboxPage(
    outbox,
    { siteUrl: "http://127.0.0.1:4400", productName: "Jubilee" },
    async (type, { to }) => void told.push(`${type} ${to}`),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (path: string, context = here, host = "127.0.0.1:4400") =>
  show(new Request(`http://${host}${path}`), context);

describe("the outbox page", () => {
  it("says in a mail service's place what became of a mail, by a press", async () => {
    const { id } = await outbox.add(
      { to: "b@post.example", subject: "Hi", text: "Hi", html: "" },
      "",
    );
    const post = (type: string, peerAddress = "127.0.0.1") =>
      show(new Request(`http://127.0.0.1:4400/outbox/${id}/became/${type}`, { method: "POST" }), {
        peerAddress,
      });
    expect((await post("bounced")).headers.get("location")).toBe(`/outbox/${id}?became=bounced`);
    expect(told).toEqual(["bounced b@post.example"]);
    expect(await (await get(`/outbox/${id}?became=bounced`)).text()).toContain("no more mails");
    expect((await post("lost")).status).toBe(404);
    expect((await post("complained", "203.0.113.7")).status).toBe(404);
    expect((await get(`/outbox/${id}/became/complained`)).status).not.toBe(303);
    expect(told).toHaveLength(1);
    rmSync(join(folder, `${id}.json`));
  });

  it("says what it is for while it is empty", async () => {
    expect(await (await get("/outbox")).text()).toContain("Nothing here yet");
  });

  it("lists mails and shows one, its own words as text and its html in a sandbox", async () => {
    const stored = await outbox.add(
      {
        to: "a@post.example",
        subject: "<script>alert(1)</script>",
        text: "Text & more",
        html: '<html><head></head><body onload="x()"><img src="cid:code"><script>1</script></body></html>',
        attachments: [
          { filename: "a.ics", contentType: "text/calendar", contentBase64: "QUJD" },
          { filename: "q.png", contentType: "image/png", contentBase64: "REVG", contentId: "code" },
        ],
      },
      "Jubilee <hello@jubilee.example>",
    );
    const list = await (await get("/outbox")).text();
    expect(list).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(list).not.toContain("<script>");
    const response = await get(`/outbox/${stored.id}`);
    const text = await response.text();
    expect(text).not.toContain("<script>");
    expect(text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(text).toContain("data:image/png;base64,REVG");
    expect(text).toContain("Text &amp; more");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("content-security-policy")).not.toContain("script-src");

    const file = await get(`/outbox/${stored.id}/attachments/0`);
    expect(await file.text()).toBe("ABC");
    expect(file.headers.get("content-disposition")).toContain("attachment");
    expect((await get(`/outbox/${stored.id}/attachments/9`)).status).toBe(404);
  });

  it("shows a text message as it is, unfolded", async () => {
    const message = { to: "+4930555017", subject: "Text message", text: "123456", html: "" };
    const stored = await outbox.add(message, "Jubilee <hello@jubilee.example>");
    const text = await (await get(`/outbox/${stored.id}`)).text();
    expect(text).toContain("<pre>123456</pre>");
    expect(text).not.toMatch(/<iframe|<details/);
  });

  it("shows every kind of mail with samples, wide and narrow, by day and by night", async () => {
    const list = await (await get("/outbox/samples")).text();
    for (const kind of ["invitation", "tickets", "account-confirm"]) {
      expect(list).toContain(`href="/outbox/samples/${kind}"`);
    }
    const response = await get("/outbox/samples/tickets?in=ar&sample=long");
    const text = await response.text();
    expect(text.match(/<iframe/g)).toHaveLength(4);
    expect(text.match(/class="frame look-(600|390) (day|night)"/g)).toHaveLength(4);
    expect(text.match(/@media all\{/g)).toHaveLength(2);
    expect(text.match(/@media not all\{/g)).toHaveLength(2);
    expect(text).toContain("lang=&quot;ar&quot; dir=&quot;rtl&quot;");
    expect(text).not.toContain("cid:");
    expect(response.headers.get("content-security-policy")).toContain(
      "img-src data: http://127.0.0.1:4400/mail-cover/;",
    );
    expect((await get("/outbox/samples/tickets?in=constructor&sample=none")).status).toBe(200);
    expect((await get("/outbox/samples/constructor")).status).toBe(404);
    expect((await get("/outbox/samples", { peerAddress: "203.0.113.5" })).status).toBe(404);
  });

  it("does not exist for anyone but this machine", async () => {
    expect((await get("/outbox")).status).toBe(200);
    expect((await get("/outbox", { peerAddress: "203.0.113.5" })).status).toBe(404);
    expect((await get("/outbox", here, "evil.example")).status).toBe(404);
    expect((await show(new Request("http://127.0.0.1/outbox"), { peerAddress: null })).status).toBe(
      404,
    );
  });

  it.each([
    ["x-forwarded-for", "203.0.113.5"],
    ["forwarded", "for=203.0.113.5"],
    ["x-real-ip", "203.0.113.5"],
    ["x-forwarded-host", "party.example"],
    ["via", "1.1 proxy"],
  ])("does not exist through a proxy on this machine: %s", async (name, value) => {
    const request = new Request("http://127.0.0.1:4400/outbox", { headers: { [name]: value } });
    expect((await show(request, here)).status).toBe(404);
  });

  it("has no page for a mail that is not there", async () => {
    expect((await get("/outbox/20261121014500123-0123456789abcdef")).status).toBe(404);
    expect((await get("/outbox/..%2f..%2fsecrets")).status).toBe(404);
  });
});
