import { demos } from "@jubilee/core/events/demos.rules";
import { expect, it } from "vitest";
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
  const first = Array.from({ length: 40 }, open);
  const rest = await Promise.all(Array.from({ length: 960 }, open));
  expect(new Set(rest.map(({ status }) => status))).toEqual(new Set([429]));
  goOn();
  const inside = await Promise.all(first);
  expect(new Set(inside.map(({ status }) => status))).toEqual(new Set([201]));
  expect((await open()).status).toBe(201);
});
