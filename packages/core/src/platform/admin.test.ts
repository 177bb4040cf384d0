import { createClient } from "@supabase/supabase-js";
import { describe, expect, it, vi } from "vitest";
import type { Database } from "../database/database.types.gen.ts";
import { createCache } from "../base/cache.store.ts";
import { createAdminApi } from "./admin.api.ts";
import { accessRestrictedCopy } from "./admin.copy.ts";

const apiAnswering = (answer: () => Promise<Response>) => {
  const asked = vi.fn<(input: RequestInfo | URL, init?: RequestInit) => Promise<Response>>(answer);
  const report = vi.fn<(error: unknown) => void>();
  const client = createClient<Database>("http://backend.test", "key", { global: { fetch: asked } });
  const cache = createCache({ nowMs: () => 0 });
  return { api: createAdminApi(client, cache, report), asked, report };
};
const json =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

describe("'a server-side admin check that fails closed (any error means not admin)'", () => {
  it.each([
    ["yes", json(true), true],
    ["no", json(false), false],
    ["a refusal", json({ message: "denied" }, 403), false],
    ["a broken server", json({ message: "boom" }, 500), false],
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch")), false],
  ])("%s", async (_, answer, expected) => {
    expect(await apiAnswering(answer).api.isAdmin("u1")).toBe(expected);
  });

  it("asks 'check_user_admin_fast' with 'user_id_param' and nothing else", async () => {
    const { api, asked } = apiAnswering(json(true));
    await api.isAdmin("u1");
    const [input, init] = asked.mock.calls[0] ?? [];
    expect(input instanceof Request ? input.url : `${input}`).toMatch(
      /\/rpc\/check_user_admin_fast$/,
    );
    expect(init?.body).toBe('{"user_id_param":"u1"}');
  });

  it("an error is reported and asked again; an answer is remembered", async () => {
    const failing = apiAnswering(json({ message: "boom" }, 500));
    await failing.api.isAdmin("u1");
    await failing.api.isAdmin("u1");
    expect(failing.asked).toHaveBeenCalledTimes(2);
    expect(failing.report).toHaveBeenCalledTimes(2);
    const fine = apiAnswering(json(true));
    await fine.api.isAdmin("u1");
    await fine.api.isAdmin("u1");
    expect(fine.asked).toHaveBeenCalledTimes(1);
  });
});

describe("'Failed to logout user', 'Failed to get session info', 'Failed to get sessions'", () => {
  it.each([
    ["force_logout", "Failed to logout user"],
    ["get_user_session_info", "Failed to get session info"],
    ["get_sessions", "Failed to get sessions"],
  ] as const)("%s", async (action, message) => {
    const { api } = apiAnswering(json({ message: "boom" }, 500));
    expect(await api.manageSessions(action, "u1")).toMatchObject({ ok: false, error: { message } });
  });
});

it.each(["Event Planner Directory", "Supplier Directory"] as const)(
  "'Access Restricted': %s",
  (name) => {
    expect(accessRestrictedCopy(name)).toEqual({
      title: "Access Restricted",
      description: `The ${name} is only clickable by administrators.`,
    });
  },
);
