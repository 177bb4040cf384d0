import { createClient } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import type { Database } from "../database/database.types.gen.ts";
import { createDemosApi } from "./demos.api.ts";

const opening = (status: number, code: string) =>
  createDemosApi(
    createClient<Database>("http://backend.test", "key", {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: async () => Response.json({ code, message: "…" }, { status }) },
    }),
  ).open("wedding");

it.each([
  [503, "unavailable", "conflict"],
  [429, "conflict", "conflict"],
  [500, "unavailable", "unavailable"],
])("a demo refused with %i (%s) is told as %s", async (status, code, told) => {
  expect(await opening(status, code)).toMatchObject({ ok: false, error: { code: told } });
});
