import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { deviceOf, openPoll, voteFor, type OpenPoll } from "../../load/poll-races.ts";
import { writingBegins, writtenSince } from "../../support/written-rows.ts";

const postgresUrl = inject("postgresUrl");
const databases = [
  { name: "PGlite", address: null },
  ...(postgresUrl ? [{ name: "PostgreSQL", address: postgresUrl }] : []),
];
const labels = ["Lake", "Library", "Music", "Hall", "Boat", "Yard", "Slip"];
const devices = ["ada", "bo", "cleo", "dan", "eve", "finn", "gus"];
const guests = ["hanne", "idris", "jonas"];

/** A guest's own way in, and everything by which rows could name them. */
interface Invited {
  token: string;
  marks: string[];
}

/** What can tell of an anonymous vote afterwards: only rows that no vote has for itself. */
const touchedByVotes = [
  "private.poll_boxes",
  // How many first votes came by a link: a number beside the link's own last use.
  "public.poll_links",
  "public.polls",
  "public.share_links",
];

describe.each(databases)("an anonymous vote on $name", ({ address }) => {
  let backend: OpenBackend;
  let poll: OpenPoll;
  beforeAll(async () => {
    backend = await openTestBackend({ postgres: address });
    poll = await openPoll(backend, "anonymous", labels);
  });
  afterAll(() => backend.close());

  const invite = async (name: string): Promise<Invited> => {
    const [invited] = await backend.query<{ token: string; invitation: string; marks: string[] }>(
      `with person as (
         insert into public.guests (account_id, full_name, email)
         select p.account_id, $2, $2 || '@voters.example' from public.polls p where p.id = $1 returning *),
       place as (
         insert into public.event_guests (account_id, event_id, guest_id)
         select person.account_id, $3, person.id from person returning id)
       select array[person.id::text, place.id::text, person.full_name] as marks from person, place`,
      [poll.id, name, poll.eventId],
    );
    const [own] = await backend.query<{ id: string; token: string }>(
      `select i.id, private.derive_token('poll', i.id, 1) as token
       from public.polls p, private.ensure_poll_invitation(p, $2) i where p.id = $1`,
      [poll.id, invited?.marks[1]],
    );
    return { token: own?.token ?? "", marks: [own?.id ?? "", ...(invited?.marks ?? [])] };
  };

  /** Values that a sequence has given since: each would be an order of votes. */
  const sequences = async () =>
    backend.query<{ name: string; last: string | null }>(`
      select schemaname || '.' || sequencename as name, last_value::text as last
      from pg_catalog.pg_sequences order by 1`);

  it("leaves nothing that joins it to who voted, in any table, column, order or transaction", async () => {
    const invited = [];
    for (const name of guests) invited.push(await invite(name));
    const counted = await sequences();
    const start = await writingBegins(backend);
    const option = (n: number) => poll.optionIds[(n * 3) % labels.length];
    for (const [n, device] of devices.entries()) await voteFor(backend, poll, device, option(n));
    for (const [n, { token }] of invited.entries()) {
      await voteFor(backend, { ...poll, token }, guests[n] ?? "", option(n + 1));
    }
    const voters = devices.length + invited.length;
    const rows = await writtenSince(backend, start);
    expect(
      [...new Set(rows.map(({ table }) => table))].filter(
        (table) => !touchedByVotes.includes(table),
      ),
    ).toEqual([]);
    // One row each, whoever and however many voted.
    expect(rows.length).toBeLessThanOrEqual(touchedByVotes.length);
    expect(await sequences()).toEqual(counted);

    const said = rows.map(({ table, row }) => ({ table, text: JSON.stringify(row) }));
    const names = [
      ...devices.flatMap((device) => [deviceOf(device), `Voter ${device}`]),
      ...invited.flatMap(({ token, marks }) => [token, ...marks]),
    ];
    for (const { table, text } of said) {
      expect(names.filter((name) => text.includes(name))).toEqual([]);
      const answers = poll.optionIds.some((option) => text.includes(option));
      expect(answers).toBe(table === "private.poll_boxes");
    }

    // In the box both halves are sorted by themselves: neither place nor order says which belong together.
    const box = rows.find(({ table }) => table === "private.poll_boxes")?.row;
    const voted = box?.["voted"] as string[];
    expect(Object.keys(box ?? {}).toSorted()).toEqual([
      "answers",
      "cmax",
      "cmin",
      "ctid",
      "poll_id",
      "tableoid",
      "voted",
      "xmax",
      "xmin",
    ]);
    expect(voted).toHaveLength(voters);
    expect(voted).toEqual(voted.toSorted());
    const answered = box?.["answers"] as Record<string, unknown[]> | undefined;
    const written = (answered?.[poll.questionId] ?? []).map((answer) => JSON.stringify(answer));
    expect(written).toHaveLength(voters);
    expect(written).toEqual(written.toSorted());
  });

  it("finds a table that keeps votes one by one, a log of them, a lock and a sequence", async () => {
    await backend.query(`
      create table public.naive_votes (id bigint generated always as identity, voter bytea, answers jsonb)`);
    await backend.query(`
      create function private.log_box() returns trigger language plpgsql set search_path = '' as $$
      begin
        insert into public.naive_votes (voter, answers) values (new.voted[1], new.answers);
        perform from public.poll_invitations i where i.poll_id = new.poll_id for key share;
        return null;
      end $$`);
    await backend.query(`
      create trigger log_box after update on private.poll_boxes for each row execute function private.log_box()`);
    const counted = await sequences();
    const start = await writingBegins(backend);
    await voteFor(backend, poll, "late", poll.optionIds[0]);
    const tables = new Set((await writtenSince(backend, start)).map(({ table }) => table));
    expect([...tables].filter((table) => !touchedByVotes.includes(table))).toEqual([
      "public.naive_votes",
      "public.poll_invitations",
    ]);
    expect(await sequences()).not.toEqual(counted);
  });

  it("a named vote is found by the same look", async () => {
    const named = await openPoll(backend, "named", labels);
    const start = await writingBegins(backend);
    await voteFor(backend, named, "ada", named.optionIds[1]);
    const tables = new Set((await writtenSince(backend, start)).map(({ table }) => table));
    expect([...tables]).toEqual(
      expect.arrayContaining(["public.poll_ballots", "public.poll_choices"]),
    );
  });
});
