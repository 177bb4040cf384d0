import { afterEach, describe, expect, it, vi } from "vitest";
import { prefillText, readPrefill } from "../element/prefill.ts";
import { answerFields, createCall } from "../steps/every/call.ts";
import { createDraft } from "./draft.ts";
import { createKeyring } from "./idempotency.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("sending exactly once", () => {
  it("keeps the key for the same content and changes it with the content", () => {
    const keys = createKeyring();
    const first = keys.keyFor({ answer: "yes" });
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(keys.keyFor({ answer: "yes" })).toBe(first);
    expect(keys.keyFor({ answer: "no" })).not.toBe(first);
  });
});

describe("calls", () => {
  it("turn a lost connection into a value", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    const outcome = await createCall("https://jubilee.example", "de-AT")("GET", "rsvp/tok");
    expect(outcome).toEqual({ ok: false, error: { code: "offline" } });
  });

  it("hand a refusal on in the product's words, and send no cookies", async () => {
    const refusal = { code: "rsvp_closed", message: "Replies are closed.", field: null };
    const fetched = vi
      .spyOn(globalThis, "fetch")
      .mockResolvedValue(Response.json(refusal, { status: 409 }));
    const outcome = await createCall("https://jubilee.example", "de-AT")("POST", "rsvp/tok", {
      a: 1,
    });
    expect(outcome).toEqual({ ok: false, error: refusal });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      credentials: "omit",
      method: "POST",
      headers: { "accept-language": "de-AT" },
    });
  });
});

describe("what the server says it cannot take", () => {
  const answerTo = async (status: number) => {
    const refusal = { code: "unavailable", message: "This is a preview", field: null };
    vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(refusal, { status }));
    return createCall("https://jubilee.example", "en")("POST", "rsvp/tok", {});
  };

  it("is refused for good where the server is there, and says why", async () => {
    const refused = { code: "not_allowed", message: "This is a preview", field: null };
    expect(await answerTo(409)).toEqual({ ok: false, error: refused });
  });

  it("may be tried again where the server is not", async () => {
    expect(await answerTo(503)).toMatchObject({ error: { code: "unavailable" } });
  });
});

describe("answers of another shape", () => {
  const bodies = ["null", "[]", "1", "<!doctype html><title>Sign in to the network</title>", ""];

  it.each(bodies.flatMap((body) => [200, 404, 500].map((status) => ({ body, status }))))(
    "are a server's that cannot answer: $status $body",
    async ({ body, status }) => {
      vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, { status }));
      const outcome = await createCall("https://jubilee.example", "de-AT")("GET", "rsvp/tok");
      const error = { code: "unavailable" };
      expect(outcome).toEqual({ ok: false, error });
    },
  );

  it("are none where an object lacks what the widget lives on", async () => {
    for (const call of Object.keys(answerFields)) {
      const [method = "", path = ""] = call.split(" ");
      const [kind, more] = path.split("/");
      vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({}));
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      const outcome = await createCall("https://jubilee.example", "de-AT")(
        method as "GET",
        more ? `${kind}/tok/${more}` : `${kind}/tok`,
      );
      expect(outcome, call).toMatchObject({ ok: false, error: { code: "unavailable" } });
    }
  });

  it("have a code when they are too many, whoever says so", async () => {
    vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("Slow down", { status: 429 }));
    const outcome = await createCall("https://jubilee.example", "de-AT")("GET", "rsvp/tok");
    expect(outcome).toMatchObject({ error: { code: "too_many_requests" } });
  });
});

describe("drafts", () => {
  it("live in memory where storage is blocked", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const draft = createDraft("rsvp/blocked");
    expect(draft.read()).toEqual({});
    draft.write({ name: "Ada" });
    expect(createDraft("rsvp/blocked").read()).toEqual({ name: "Ada" });
  });

  it("ignore what somebody else has stored under the name", () => {
    sessionStorage.setItem("jubilee:rsvp/broken", "not json");
    expect(createDraft("rsvp/broken").read()).toEqual({});
  });
});

it("reads a prefill and drops what is not allowed", () => {
  expect(readPrefill("name=Ada+Lovelace&answer=yes&partySize=2&admin=1")).toEqual({
    name: "Ada Lovelace",
    answer: "yes",
    partySize: 2,
  });
  expect(readPrefill("answer=always&partySize=-3")).toEqual({});
});

it("reads the very prefill that was written, tickets too", () => {
  const prefill = { name: "Ada & co", partySize: 2, tickets: { "0b1c-banquet": 2, mixer: 1 } };
  expect(readPrefill(prefillText(prefill))).toEqual(prefill);
  expect(readPrefill("tickets=mixer:2,banquet:lots,:3")).toEqual({ tickets: { mixer: 2 } });
  expect(prefillText({ name: "Ada" })).toBe("name=Ada");
});
