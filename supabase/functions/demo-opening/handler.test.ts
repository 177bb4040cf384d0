import { demos } from "@jubilee/core/events/demos.rules";
import { expect, it } from "vitest";
import type { LimitRule } from "../_shared/deps.types.ts";
import type { Deps } from "../_shared/deps.types.ts";
import { handle } from "./handler.ts";

it("sends away at once whoever would stand too far back in line, and lets others in when it is shorter", async () => {
  let goOn: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (goOn = resolve));
  const deps: Partial<Deps> = {
    siteUrl: "https://jubilee.example",
    peerAddress: "10.0.0.1",
    limit: async () => ({ allowed: true, retryAfterSeconds: 0 }),
    callSql: async () => {
      await slow;
      return { id: "one", demo: "wedding", isReady: true };
    },
  };
  const open = () =>
    handle(
      new Request("https://jubilee.example/functions/v1/demo-opening", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ demo: demos[0]?.name }),
      }),
      deps as Deps,
    );
  const first = Array.from({ length: 40 }, open);
  const rest = await Promise.all(Array.from({ length: 960 }, open));
  expect(new Set(rest.map(({ status }) => status))).toEqual(new Set([429]));
  goOn();
  const inside = await Promise.all(first);
  expect(new Set(inside.map(({ status }) => status))).toEqual(new Set([201]));
  expect((await open()).status).toBe(201);
});

it("keeps who waits in line apart from who had many, and counts what opened alone", async () => {
  const counts = new Map<string, number>();
  const ready = { isReady: false };
  const deps: Partial<Deps> = {
    siteUrl: "https://jubilee.example",
    peerAddress: "10.0.0.2",
    limit: async (key: string, rule: LimitRule) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      const allowed = key === "demo:made" ? false : count <= rule.max;
      return { allowed, retryAfterSeconds: 60 };
    },
    callSql: async (name: string) =>
      name === "has_ready_sandbox" ? ready : { id: "one", demo: "wedding" },
  };
  const open = async () => {
    const answer = await handle(
      new Request("https://jubilee.example/functions/v1/demo-opening", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ demo: demos[0]?.name }),
      }),
      deps as Deps,
    );
    return { status: answer.status, text: await answer.text() };
  };
  // Thirty times in line, more than a visitor may open in an hour.
  for (let asked = 0; asked < 30; asked += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as one visitor's page asks
    const { status, text } = await open();
    expect(status).toBe(429);
    expect(text).toContain("conflict");
  }
  ready.isReady = true;
  const opened = await Promise.all(Array.from({ length: 25 }, open));
  expect(opened.filter(({ status }) => status === 201)).toHaveLength(24);
  expect(opened.find(({ status }) => status === 429)?.text).toContain("too_many_requests");
});

it("makes two at a time, and tells everybody else at once that they have to wait", async () => {
  let goOn: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (goOn = resolve));
  const made: string[] = [];
  const deps: Partial<Deps> = {
    siteUrl: "https://jubilee.example",
    peerAddress: "10.0.0.3",
    now: () => new Date("2027-05-20T10:00Z"),
    limit: async () => ({ allowed: true, retryAfterSeconds: 0 }),
    callSql: async (name: string) => {
      if (name === "has_ready_sandbox") return { isReady: false };
      if (name === "make_sandbox") {
        made.push(name);
        await slow;
      }
      return { id: "one", demo: "wedding" };
    },
  };
  const open = () =>
    handle(
      new Request("https://jubilee.example/functions/v1/demo-opening", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ demo: demos[0]?.name }),
      }),
      deps as Deps,
    );
  const first = [open(), open()];
  const rest = await Promise.all(Array.from({ length: 30 }, open));
  expect(new Set(rest.map(({ status }) => status))).toEqual(new Set([429]));
  goOn();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([201, 201]);
  expect(made).toHaveLength(2);
  expect((await open()).status).toBe(201);
});
