import { beforeEach, describe, expect, it } from "vitest";
import { createSharedAnswers } from "./shared-answers.ts";

const token = "a-token-of-a-share-link";
const address = `http://jubilee.example/functions/v1/embed/tickets/${token}`;
const context = { peerAddress: "203.0.113.7" };
let nowMs = 0;
let asked: Request[] = [];
let left = 3;

/** A backend that counts, and lets one site in. */
const answers = () =>
  createSharedAnswers(
    async (request) => {
      asked.push(request);
      if (request.method === "POST") {
        left -= 1;
        return Response.json({ left });
      }
      const origin = request.headers.get("origin");
      const headers: Record<string, string> = {
        etag: `"${left}"`,
        "cache-control": request.url.includes("/personal/") ? "no-store" : "public, max-age=1",
        ...(origin ? { "access-control-allow-origin": origin } : {}),
      };
      if (origin === "https://bad.example") return Response.json({}, { status: 403, headers });
      return Response.json({ left }, { headers });
    },
    () => nowMs,
  );

const get = (headers: Record<string, string> = {}, at = address) => new Request(at, { headers });

beforeEach(() => {
  asked = [];
  left = 3;
  nowMs = 1_000;
});

describe("what a share link opens, asked for by many", () => {
  it("is asked of the backend once in half a second, then anew", async () => {
    const { handle: answer } = answers();
    expect(await (await answer(get(), context)).json()).toEqual({ left: 3 });
    expect(await (await answer(get(), context)).json()).toEqual({ left: 3 });
    expect(asked).toHaveLength(1);
    nowMs += 501;
    left = 2;
    expect(await (await answer(get(), context)).json()).toEqual({ left: 2 });
  });

  it("is not sent again to who has it, from the first time on", async () => {
    const { handle: answer } = answers();
    const first = await answer(get({ "if-none-match": 'W/"3"' }), context);
    expect([first.status, await first.text()]).toEqual([304, ""]);
    expect((await answer(get({ "if-none-match": '"2"' }), context)).status).toBe(200);
    expect(asked).toHaveLength(1);
  });

  it("carries the CORS headers of the origin that asked, and a refusal is nobody else's", async () => {
    const { handle: answer } = answers();
    const of = async (origin?: string) => {
      const response = await answer(get(origin ? { origin } : {}), context);
      return [response.status, response.headers.get("access-control-allow-origin")];
    };
    expect(await of("https://good.example")).toEqual([200, "https://good.example"]);
    expect(await of("https://bad.example")).toEqual([403, "https://bad.example"]);
    expect(await of()).toEqual([200, null]);
    expect(await of("https://bad.example")).toEqual([403, "https://bad.example"]);
    expect(asked).toHaveLength(4);
  });

  it("is seen anew by who wrote by the link, and by nobody late", async () => {
    const { handle: answer } = answers();
    await answer(get(), context);
    const hold = `http://jubilee.example/functions/v1/embed/hold/${token}`;
    await answer(new Request(hold, { method: "POST", body: "{}" }), context);
    expect(await (await answer(get(), context)).json()).toEqual({ left: 2 });
  });

  it("is asked anew when another server says that it has changed", async () => {
    const shared = answers();
    await shared.handle(get(), context);
    left = 2;
    shared.forget("another-token-of-a-link");
    expect(await (await shared.handle(get(), context)).json()).toEqual({ left: 3 });
    shared.forget(token);
    expect(await (await shared.handle(get(), context)).json()).toEqual({ left: 2 });
  });

  it("personal answers and those with a query are never kept", async () => {
    const { handle: answer } = answers();
    const own = `http://jubilee.example/functions/v1/embed/personal/${token}`;
    for (const at of [own, own, `${address}?a=1`, `${address}?a=1`]) {
      // oxlint-disable-next-line no-await-in-loop
      await answer(get({}, at), context);
    }
    expect(asked).toHaveLength(4);
  });
});
