import { createClient } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { createCache } from "../cache/cache.store.ts";
import type { Database } from "../database/database.types.gen.ts";
import { createMeasuredQueries } from "./query-log.api.ts";

function aDesk(answer: (path: string) => Response) {
  const reported: unknown[] = [];
  const logged: unknown[] = [];
  const client = createClient<Database>("https://project.supabase.example", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        if (pathname.endsWith("/query_performance_log")) {
          logged.push(JSON.parse(typeof init?.body === "string" ? init.body : "null"));
          return new Response(null, { status: 201 });
        }
        return answer(pathname);
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
  return { queries, reported, logged };
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
