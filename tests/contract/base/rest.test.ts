import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContractServer } from "../support/contract-server.ts";
import { databases } from "../support/databases.ts";
import { aPerson, type Person } from "../support/people.ts";

describe.each(databases)("REST on $driver", ({ start }) => {
  let server: ContractServer;
  let ada: Person;
  beforeAll(async () => {
    server = await start();
    ada = await aPerson(server, "ada");
  });
  afterAll(() => server.close());

  const ask = (
    path: string,
    { headers, ...init }: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {},
  ) =>
    server.ask(path, {
      ...init,
      headers: { apikey: server.backend.secrets.secretKey, ...headers },
    });

  it("selects, filters, orders, pages, counts and embeds", async () => {
    const rows = Array.from({ length: 12 }, (_, place) => ({ title: `note ${place}`, place }));
    const added = await ada.client.from("notes").insert(rows).select("id,title");
    expect(added.data).toHaveLength(12);
    const first = added.data?.[0];
    await ada.client.from("note_parts").insert({ note_id: first?.id, body: "part" });
    const page = await ada.client
      .from("notes")
      .select("title", { count: "exact" })
      .gte("place", 2)
      .order("place", { ascending: false })
      .range(0, 2);
    expect(page.count).toBe(10);
    expect(page.data?.map((row) => row.title)).toEqual(["note 11", "note 10", "note 9"]);
    const embedded = await ada.client
      .from("notes")
      .select("title, note_parts(body)")
      .eq("id", first?.id)
      .single();
    expect(embedded.data).toEqual({ title: "note 0", note_parts: [{ body: "part" }] });
    const either = await ada.client
      .from("notes")
      .select("place")
      .or("place.eq.1,and(place.gt.9,place.lt.11)")
      .order("place");
    expect(either.data).toEqual([{ place: 1 }, { place: 10 }]);
    const none = await ada.client.from("notes").select().eq("place", 99).maybeSingle();
    expect(none).toMatchObject({ data: null, error: null });
  });

  it("does again what met another transaction and was undone for it, and no other refusal", async () => {
    const begun = await ada.client.rpc("meet_another", { times: 0 });
    expect(begun.data).toBe(1);
    const met = await ada.client.rpc("meet_another", { times: 3 });
    expect(met).toMatchObject({ data: 4, error: null });
    const lost = await ada.client.rpc("meet_another", { times: 9 });
    expect(lost.error?.code).toMatch(/^40/);
    const refused = await ada.client.rpc("refuse", { kind: "check" });
    expect(refused.error?.code).toBe("23514");
    const next = await ada.client.rpc("meet_another", { times: 0 });
    expect(next.data).toBe(9);
  });

  it("writes, merges and deletes; types come back as they went in", async () => {
    const note = {
      title: "typed",
      tags: ["a", "b,c"],
      details: { deep: { list: [1, "zwei", null] } },
      starts_at: "2026-05-03T18:00:00+00:00",
    };
    const added = await ada.client.from("notes").insert(note).select().single();
    expect(added.data).toMatchObject(note);
    const changed = await ada.client
      .from("notes")
      .update({ place: 7 })
      .eq("title", "typed")
      .select("place")
      .single();
    expect(changed.data).toEqual({ place: 7 });
    const merged = await ada.client
      .from("notes")
      .upsert({ user_id: ada.user.id, title: "typed", place: 8 }, { onConflict: "user_id,title" })
      .select("id,place")
      .single();
    expect(merged.data).toEqual({ id: added.data?.id, place: 8 });
    await ada.client.from("notes").delete().eq("title", "typed");
    const gone = await ada.client.from("notes").select().eq("title", "typed");
    expect(gone.data).toEqual([]);
  });

  it("keeps tenants apart", async () => {
    const stranger = await aPerson(server, "stranger");
    const own = await ada.client.from("notes").insert({ title: "hers" }).select("id").single();
    const id = String(own.data?.id);
    const notes = stranger.client.from("notes");
    expect((await notes.select().eq("id", id)).data).toEqual([]);
    expect((await notes.update({ title: "stolen" }).eq("id", id).select()).data).toEqual([]);
    expect((await notes.delete().eq("id", id).select()).data).toEqual([]);
    const planted = await notes.insert({ title: "planted", user_id: ada.user.id });
    expect(planted.error?.code).toBe("42501");
    expect((await server.client().from("notes").select()).data).toEqual([]);
    const kept = await ada.client.from("notes").select("title").eq("id", id).single();
    expect(kept.data).toEqual({ title: "hers" });
    const all = await server.admin().from("notes").select("id").eq("id", id);
    expect(all.data).toEqual([{ id }]);
    const secret = await ada.client.from("secrets").select();
    expect(secret.error?.code).toBe("42501");
    expect((await server.admin().from("secrets").select()).error).toBeNull();
  });

  it("keeps code, message, details and hint of refusals", async () => {
    const refuse = async (kind: string) => {
      const { error, status } = await ada.client.rpc("refuse", { kind });
      return { status, error };
    };
    expect(await refuse("rule")).toMatchObject({
      status: 409,
      error: {
        code: "PT409",
        message: "Replies closed on 3 May",
        details: "answer",
        hint: "closed",
      },
    });
    expect(await refuse("plain")).toMatchObject({
      status: 400,
      error: {
        code: "P0001",
        message: "A plain refusal",
        details: "because",
        hint: "try_later",
      },
    });
    expect(await refuse("check")).toMatchObject({
      status: 400,
      error: {
        code: "23514",
        message: "Out of range",
        details: "number",
        hint: "range",
      },
    });
    expect((await ada.client.rpc("refuse", { kind: "nothing" })).error).toBeNull();
  });

  it("answers bad input with 4xx, never with 500", async () => {
    const during = "[2026-01-01,2026-01-02)";
    const { client } = ada;
    expect((await client.from("seats").insert({ id: 1, during })).error).toBeNull();
    const answers = {
      overlapping: await client.from("seats").insert({ id: 2, during }),
      check: await client.from("notes").insert({ title: "" }),
      missing: await client.from("notes").insert({ title: null }),
      twice: await client.from("notes").insert([{ title: "x" }, { title: "x" }]),
      parent: await client.from("note_parts").insert({ note_id: crypto.randomUUID(), body: "x" }),
      uuid: await client.from("notes").select().eq("id", "no-uuid"),
      number: await client.from("notes").select().eq("place", "many"),
      nul: await client.from("notes").insert({ title: "a\u0000b" }),
      nulFilter: await client.from("notes").select().eq("title", "a\u0000b"),
      column: await client.from("notes").select("nothing"),
      table: await client.from("nowhere").select(),
      fn: await client.rpc("nothing_like_it"),
      many: await client.from("notes").select().limit(5).single(),
    };
    const found = Object.fromEntries(
      Object.entries(answers).map(([name, { status, error }]) => [name, [status, error?.code]]),
    );
    expect(found).toEqual({
      overlapping: [400, "23P01"],
      check: [400, "23514"],
      missing: [400, "23502"],
      twice: [409, "23505"],
      parent: [403, "42501"],
      uuid: [400, "22P02"],
      number: [400, "22P02"],
      nul: [400, "PT400"],
      nulFilter: [400, "PGRST100"],
      column: [400, "42703"],
      table: [404, "PGRST205"],
      fn: [404, "PGRST202"],
      many: [406, "PGRST116"],
    });
  });

  it("bounds bodies, depth, rows, filters and nesting", async () => {
    const post = (body: string) =>
      ask("/rest/v1/notes", {
        method: "POST",
        body,
        headers: { "content-type": "application/json" },
      });
    const deep = `{"title":"d","details":${"[".repeat(40)}${"]".repeat(40)}}`;
    const filters = Array.from({ length: 41 }, (_, n) => `place=neq.${n}`).join("&");
    const nested = `select=${"note_parts(".repeat(7)}id${")".repeat(7)}`;
    const statuses = {
      long: (await post(`{"title":"${"x".repeat(2 * 1024 * 1024)}"}`)).status,
      deep: (await post(deep)).status,
      rows: (await post(JSON.stringify(Array.from({ length: 2001 }, () => ({ title: "r" })))))
        .status,
      broken: (await post("{")).status,
      filters: (await ask(`/rest/v1/notes?${filters}`)).status,
      nested: (await ask(`/rest/v1/notes?${nested}`)).status,
      address: (await ask(`/rest/v1/notes?title=eq.${"x".repeat(9000)}`)).status,
      method: (await ask("/rest/v1/notes", { method: "TRACE2" })).status,
      fine: (await ask("/rest/v1/notes?place=neq.1&select=id,note_parts(id)")).status,
    };
    expect(statuses).toEqual({
      long: 413,
      deep: 400,
      rows: 413,
      broken: 400,
      filters: 400,
      nested: 400,
      address: 414,
      method: 405,
      fine: 200,
    });
  });

  it("gives at most 1,000 rows", async () => {
    const { error } = await server
      .admin()
      .from("notes")
      .insert(
        Array.from({ length: 1100 }, (_, place) => ({
          title: `many ${place}`,
          user_id: ada.user.id,
        })),
      );
    expect(error).toBeNull();
    const { data } = await ada.client.from("notes").select("id").limit(5000);
    expect(data).toHaveLength(1000);
    expect((await ada.client.rpc("many_rows")).data).toHaveLength(1000);
  });

  it("lets browsers of our own origins read answers, and no others", async () => {
    const from = (origin: string, path = "/rest/v1/notes") => ask(path, { headers: { origin } });
    const own = await from("http://jubilee.test");
    expect(own.headers.get("access-control-allow-origin")).toBe("http://jubilee.test");
    const partner = await from("https://app.partner.test");
    expect(partner.headers.get("access-control-allow-origin")).toBe("https://app.partner.test");
    const evil = await from("https://evil.test");
    expect(evil.headers.get("access-control-allow-origin")).toBeNull();
    const preflight = await ask("/rest/v1/notes", {
      method: "OPTIONS",
      headers: { origin: "https://evil.test" },
    });
    expect(preflight.headers.get("access-control-allow-methods")).toBeNull();
    const allowed = await ask("/rest/v1/notes", {
      method: "OPTIONS",
      headers: { origin: "http://jubilee.test" },
    });
    expect(allowed.headers.get("access-control-allow-headers")).toContain("apikey");
  });

  it("exposes only the schema public", async () => {
    const auth = await ask("/rest/v1/users", { headers: { "accept-profile": "auth" } });
    expect(auth.status).toBe(406);
    const dotted = await ask("/rest/v1/auth.users");
    expect(dotted.status).toBe(404);
    const system = await ask("/_system/sql");
    expect(system.status).toBe(501);
  });
});
