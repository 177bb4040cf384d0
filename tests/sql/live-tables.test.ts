import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { expect, inject, it } from "vitest";
import { eventTabs } from "../../apps/portal/src/joins/event/eventTabs.ts";

const postgresUrl = inject("postgresUrl");
const databases = [
  { name: "PGlite", address: null },
  ...(postgresUrl ? [{ name: "PostgreSQL", address: postgresUrl }] : []),
];

/** Published for another screen than an event's page: the table, and which screen. */
const heardElsewhere: Readonly<Record<string, string>> = {
  activity_runs: "the run of show, on a phone and on a wall",
  notices: "the count beside Notices, on every page",
  threads:
    "conversations, of one event or of all: a word more reads nothing else of the event again",
  shared_checklists: "the planning network, whose lists are of no event",
};
const ofNoEvent: ReadonlySet<string> = new Set(["shared_checklists"]);

const heard: string[] = eventTabs.flatMap(({ live = [] }) => live);

/** What a page listens to in vain, and what is published for nobody. */
const differences = (published: readonly string[], listened: readonly string[]) => ({
  neverTold: listened.filter((table) => !published.includes(table)),
  heardByNobody: published.filter(
    (table) => !listened.includes(table) && heardElsewhere[table] === undefined,
  ),
});

it.each(databases)("$name publishes what an event's tabs listen to", async ({ address }) => {
  const backend = await openTestBackend({ postgres: address });
  try {
    const rows = await backend.query<{ name: string; has_event: boolean }>(`
      select t.tablename::text as name, exists (
        select from information_schema.columns c
        where c.table_schema = 'public' and c.table_name = t.tablename
          and c.column_name = 'event_id') as has_event
      from pg_catalog.pg_publication_tables t
      where t.pubname = 'supabase_realtime' and t.schemaname = 'public'`);
    const published = rows.map(({ name }) => name);
    expect(differences(published, heard)).toEqual({ neverTold: [], heardByNobody: [] });
    expect(rows.filter(({ name, has_event }) => !has_event && !ofNoEvent.has(name))).toEqual([]);

    // One that a tab forgot, and one that the publication forgot.
    expect(differences([...published, "songs"], [...heard, "votes"])).toEqual({
      neverTold: ["votes"],
      heardByNobody: ["songs"],
    });
  } finally {
    await backend.close();
  }
});
