/** Statements that are kept ready, and what the planner knows of tables that grow while it keeps plans for them. */
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { analyzeDoubled } from "@jubilee/backend/database/tend-tables";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

const postgresUrl = inject("postgresUrl");
const drivers: [name: string, address: string | null][] = [
  ["PGlite", null],
  ...(postgresUrl ? [["PostgreSQL", postgresUrl] satisfies [string, string]] : []),
];

describe.each(drivers)("a statement on %s", (_, postgres) => {
  let backend: OpenBackend;
  beforeAll(async () => {
    backend = await openTestBackend({ postgres });
  });
  afterAll(() => backend.close());

  test("gives the same values each time it runs, of every kind", async () => {
    const values = () =>
      backend.query(
        `select $1::text[] as texts, $2::jsonb as object, $3::integer + 1 as number, $4::boolean as yes,
           $5::uuid as nothing, timestamptz '2026-05-03 18:00+00' as instant, array[1, 2] as numbers`,
        ['{a,"b,c"}', '{"a": [1, null]}', 41, true, null],
      );
    const expected = {
      texts: ["a", "b,c"],
      object: { a: [1, null] },
      number: 42,
      yes: true,
      nothing: null,
      instant: "2026-05-03T18:00:00+00:00",
      numbers: [1, 2],
    };
    for (let time = 0; time < 7; time += 1) expect(await values()).toEqual([expected]);
  });

  test("is read anew when the table that it reads has changed", async () => {
    const read = () => backend.query("select * from private.changing order by 1");
    await backend.query("create table private.changing (first integer)");
    await backend.query("insert into private.changing values (1)");
    expect([await read(), await read()]).toEqual([[{ first: 1 }], [{ first: 1 }]]);
    await backend.query("alter table private.changing add column second text default 'two'");
    expect(await read()).toEqual([{ first: 1, second: "two" }]);
    await backend.query("drop table private.changing");
    await expect(read()).rejects.toMatchObject({ code: "42P01" });
  });

  test("that was refused runs the next time", async () => {
    const divide = (by: number) => backend.query("select 6 / $1::integer as share", [by]);
    expect(await divide(3)).toEqual([{ share: 2 }]);
    await expect(divide(0)).rejects.toMatchObject({ code: "22012" });
    await expect(backend.query("select nonsense from nowhere")).rejects.toMatchObject({
      code: "42P01",
    });
    expect(await divide(2)).toEqual([{ share: 3 }]);
  });

  test("lets whoever shares its thread have a turn, however long the line is", async () => {
    const order: string[] = [];
    const line = Array.from({ length: 100 }, () =>
      backend.query("select count(*) from generate_series(1, 20000)"),
    );
    setImmediate(() => order.push("somebody else"));
    await Promise.all(line);
    order.push("the line's end");
    expect(order).toEqual(["somebody else", "the line's end"]);
  });

  test("meets a table that has doubled with the planner knowing it", async () => {
    await backend.query(
      "insert into private.idempotency_keys (scope, key, request_hash) select 'test', gen_random_uuid()::text, '' from generate_series(1, 500) n",
    );
    const known = "private.idempotency_keys";
    await expect.poll(() => analyzeDoubled(backend), { timeout: 20_000 }).toContain(known);
    expect(
      await backend.query(
        "select reltuples::integer as rows from pg_class where oid = $1::regclass",
        [known],
      ),
    ).toEqual([{ rows: 500 }]);
    expect(await analyzeDoubled(backend)).not.toContain(known);
  });
});
