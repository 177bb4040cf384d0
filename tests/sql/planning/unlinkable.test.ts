import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { deviceOf, openPoll, voteFor, type OpenPoll } from "../../load/poll-races.ts";

const postgresUrl = inject("postgresUrl");
const databases = [
  { name: "PGlite", address: null },
  ...(postgresUrl ? [{ name: "PostgreSQL", address: postgresUrl }] : []),
];
const labels = ["Lake", "Library", "Music", "Hall", "Boat", "Yard", "Slip"];
const voters = ["ada", "bo", "cleo", "dan", "eve", "finn", "gus"];

/** What can tell of an anonymous vote afterwards: only rows that no vote has for itself. */
const touchedByVotes = ["private.poll_boxes", "public.polls", "public.share_links"];

describe.each(databases)("an anonymous vote on $name", ({ address }) => {
  let backend: OpenBackend;
  let poll: OpenPoll;
  beforeAll(async () => {
    backend = await openTestBackend({ postgres: address });
    poll = await openPoll(backend, "anonymous", labels);
  });
  afterAll(() => backend.close());

  const transaction = async () => {
    const [now] = await backend.query<{ id: string }>("select pg_current_xact_id()::text as id");
    return now?.id ?? "";
  };

  /** Every row of every table that was written since a transaction, with its table and whole content. */
  const writtenSince = async (start: string) => {
    const tables = await backend.query<{ name: string }>(`
      select format('%I.%I', n.nspname, c.relname) as name
      from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'm') and c.relpersistence <> 't' and n.nspname not in ('pg_catalog', 'information_schema')
        and n.nspname !~ '^pg_(toast|temp)' order by 1`);
    const rows: { table: string; row: Record<string, unknown> }[] = [];
    for (const { name } of tables) {
      const written = await backend.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) || jsonb_build_object('ctid', t.ctid, 'xmin', t.xmin::text) as row
         from ${name} t where t.xmin::text::bigint >= $1::bigint`,
        [start],
      );
      rows.push(...written.map(({ row }) => ({ table: name, row })));
    }
    return rows;
  };

  /** Values that a sequence has given since: each would be an order of votes. */
  const sequences = async () =>
    backend.query<{ name: string; last: string | null }>(`
      select schemaname || '.' || sequencename as name, last_value::text as last
      from pg_catalog.pg_sequences order by 1`);

  it("leaves nothing that joins it to who voted, in any table, column, order or transaction", async () => {
    const counted = await sequences();
    const start = await transaction();
    for (const [n, voter] of voters.entries()) {
      await voteFor(backend, poll, voter, poll.optionIds[(n * 3) % labels.length]);
    }
    const rows = await writtenSince(start);
    expect(
      [...new Set(rows.map(({ table }) => table))].filter(
        (table) => !touchedByVotes.includes(table),
      ),
    ).toEqual([]);
    // One row each, whoever and however many voted.
    expect(rows.length).toBeLessThanOrEqual(touchedByVotes.length);
    expect(await sequences()).toEqual(counted);

    const said = rows.map(({ table, row }) => ({ table, text: JSON.stringify(row) }));
    for (const { table, text } of said) {
      expect(
        voters.some((voter) => text.includes(deviceOf(voter)) || text.includes(`Voter ${voter}`)),
      ).toBe(false);
      const answers = poll.optionIds.some((option) => text.includes(option));
      expect(answers).toBe(table === "private.poll_boxes");
    }

    // In the box both halves are sorted by themselves: neither place nor order says which belong together.
    const box = rows.find(({ table }) => table === "private.poll_boxes")?.row;
    const voted = box?.["voted"] as string[];
    expect(Object.keys(box ?? {}).toSorted()).toEqual([
      "answers",
      "ctid",
      "poll_id",
      "voted",
      "xmin",
    ]);
    expect(voted).toHaveLength(voters.length);
    expect(voted).toEqual(voted.toSorted());
    const answered = box?.["answers"] as Record<string, unknown[]> | undefined;
    const written = (answered?.[poll.questionId] ?? []).map((answer) => JSON.stringify(answer));
    expect(written).toHaveLength(voters.length);
    expect(written).toEqual(written.toSorted());
  });

  it("finds a table that keeps votes one by one, a log of them and a sequence", async () => {
    await backend.query(`
      create table public.naive_votes (id bigint generated always as identity, voter bytea, answers jsonb)`);
    await backend.query(`
      create function private.log_box() returns trigger language plpgsql set search_path = '' as $$
      begin
        insert into public.naive_votes (voter, answers) values (new.voted[1], new.answers);
        return null;
      end $$`);
    await backend.query(`
      create trigger log_box after update on private.poll_boxes for each row execute function private.log_box()`);
    const counted = await sequences();
    const start = await transaction();
    await voteFor(backend, poll, "late", poll.optionIds[0]);
    const tables = (await writtenSince(start)).map(({ table }) => table);
    expect(tables.filter((table) => !touchedByVotes.includes(table))).toEqual([
      "public.naive_votes",
    ]);
    expect(await sequences()).not.toEqual(counted);
  });

  it("a named vote is found by the same look", async () => {
    const named = await openPoll(backend, "named", labels);
    const start = await transaction();
    await voteFor(backend, named, "ada", named.optionIds[1]);
    const tables = new Set((await writtenSince(start)).map(({ table }) => table));
    expect([...tables]).toEqual(
      expect.arrayContaining(["public.poll_ballots", "public.poll_choices"]),
    );
  });
});
