import { builtInEventTypes } from "@jubilee/core/events/event-types.rules";
import { expect, it } from "vitest";
import { readingBackend } from "../../support/reading-backend.ts";

it("the twelve built-in types have the specified columns, and in the database core's words", async () => {
  const backend = await readingBackend();
  const rows = await backend.query<Record<string, unknown>>(
    "select to_jsonb(t) as type from public.event_types t order by t.id",
  );
  const types = rows.map(({ type }) => type as Record<string, unknown>);
  for (const type of types)
    expect(Object.keys(type).toSorted()).toEqual(
      [
        "id",
        "name",
        "description",
        "group_term",
        "member_term",
        "created_at",
        "updated_at",
      ].toSorted(),
    );
  expect(types).toMatchObject(
    builtInEventTypes
      .map(({ id, name, description, groupTerm, memberTerm }) => ({
        id,
        name,
        description,
        group_term: groupTerm,
        member_term: memberTerm,
      }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
});
