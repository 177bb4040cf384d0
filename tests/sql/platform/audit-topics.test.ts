import { auditTopics } from "@jubilee/core/platform/audit.copy";
import { expect, it } from "vitest";
import { readingBackend } from "../../support/reading-backend.ts";

/** Written to the log by their tables, and not to be chosen among what a planner looks for. */
const noTopic: Readonly<Record<string, string>> = {
  administrators: "is of the platform, not of an account",
};

/** The tables that write to the log and that no topic holds. */
const withoutTopic = (tables: readonly string[]) => {
  const kinds = new Set(auditTopics.flatMap((topic) => topic.kinds));
  return tables.filter((table) => !kinds.has(table) && noTopic[table] === undefined);
};

it("every table that writes to the log of changes stands under a topic", async () => {
  const backend = await readingBackend();
  const rows = await backend.query<{ name: string }>(`
    select distinct c.relname::text as name
    from pg_catalog.pg_trigger t
    join pg_catalog.pg_class c on c.oid = t.tgrelid
    where t.tgfoid = 'private.audit_row()'::pg_catalog.regprocedure
    order by 1`);
  const tables = rows.map(({ name }) => name);
  expect(tables).toContain("photos");
  expect(withoutTopic(tables)).toEqual([]);
  expect(withoutTopic([...tables, "planted"])).toEqual(["planted"]);
});
