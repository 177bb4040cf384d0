import { createClient } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { createCache } from "../base/cache.store.ts";
import type { Database } from "../database/database.types.gen.ts";
import { createMeasuredQueries } from "./query-log.api.ts";

function aDesk(answer: (path: string) => Response) {
  const reported: unknown[] = [];
  const asked: { url: URL; body: unknown; headers: Headers }[] = [];
  const logged: unknown[] = [];
  const client = createClient<Database>("https://project.supabase.example", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        const body: unknown = JSON.parse(typeof init?.body === "string" ? init.body : "null");
        if (url.pathname.endsWith("/query_performance_log") && init?.method === "POST") {
          logged.push(body);
          return new Response(null, { status: 201 });
        }
        asked.push({ url, body, headers: new Headers(init?.headers) });
        return answer(url.pathname);
      },
    },
  });
  let time = 0;
  const queries = createMeasuredQueries({
    isLogged: true,
    client,
    cache: createCache({ nowMs: () => time }),
    nowMs: () => (time += 5),
    userId: () => "u1",
    report: (error) => reported.push(error),
  });
  return { queries, reported, logged, asked };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("the performance log", () => {
  it("notes the first call and the answer from memory", async () => {
    const { queries, logged } = aDesk(() => Response.json(["UTC"]));
    expect(await queries.getTimeZoneNames()).toEqual(["UTC"]);
    expect(await queries.getTimeZoneNames()).toEqual(["UTC"]);
    await settled();
    expect(logged).toEqual([
      expect.objectContaining({ query_type: "timezone_names", cache_hit: false, user_id: "u1" }),
      expect.objectContaining({ query_type: "timezone_names", cache_hit: true, user_id: "u1" }),
    ]);
  });

  it("'Query errors are logged and rethrown.'", async () => {
    const { queries, reported } = aDesk(() => Response.json({ message: "no" }, { status: 400 }));
    await expect(queries.getTimeZoneNames()).rejects.toMatchObject({ message: "no" });
    expect(reported).toHaveLength(1);
  });
});

describe("the calls by their names", () => {
  const list = () => Response.json([], { headers: { "content-range": "0-0/0" } });

  it("'rpc get_timezone_names: no payload'", async () => {
    const { queries, asked } = aDesk(() => Response.json(["UTC"]));
    await queries.getTimeZoneNames();
    expect(asked[0]?.url.pathname).toBe("/rest/v1/rpc/get_timezone_names");
    expect(asked[0]?.body).toEqual({});
  });

  it("'rpc get_user_data_batch: user_id_param', once in five minutes", async () => {
    const { queries, asked } = aDesk(() => Response.json({ is_admin: false }));
    expect(await queries.getUserDataBatch("u1")).toEqual({ is_admin: false });
    await queries.getUserDataBatch("u1");
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url.pathname).toBe("/rest/v1/rpc/get_user_data_batch");
    expect(asked[0]?.body).toEqual({ user_id_param: "u1" });
  });

  it("events: 'filtered by user_id, newest start_date first, limit 20', in the 'default schema public'", async () => {
    const { queries, asked } = aDesk(list);
    await queries.listEventSummaries("u1");
    expect(asked[0]?.url.pathname).toBe("/rest/v1/events");
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      select: "id,name,start_date,end_date,location_name",
      user_id: "eq.u1",
      order: "start_date.desc",
      limit: "20",
    });
    expect(asked[0]?.headers.get("accept-profile") ?? "public").toBe("public");
  });

  it("the log: its four columns, 'last 24 hours, newest first', a page at a time", async () => {
    const { queries, asked } = aDesk(list);
    await queries.listPerformance({ from: 50, size: 25 });
    expect(asked[0]?.url.pathname).toBe("/rest/v1/query_performance_log");
    const { created_at: since, ...rest } = Object.fromEntries(asked[0]?.url.searchParams ?? []);
    expect(rest).toEqual({
      select: "query_type,execution_time_ms,cache_hit,created_at",
      order: "created_at.desc",
      offset: "50",
      limit: "25",
    });
    // The desk's clock stands some milliseconds after the epoch.
    expect(since).toMatch(/^gte\.1969-12-31T00:00:00\.0\d\dZ$/);
  });
});
