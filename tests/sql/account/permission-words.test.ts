import { broughtAlong, permissionWords as words } from "@jubilee/core/account/role-words.rules";
import { expect, it } from "vitest";
import { readingBackend } from "../../support/reading-backend.ts";

it("every permission has its words and a place of its own in its group, and nothing else has", async () => {
  const backend = await readingBackend();
  const rows = await backend.query<{ permission: string }>(
    "select permission from public.permissions order by permission",
  );
  const names = rows.map(({ permission }) => permission);
  expect(Object.keys(words).toSorted()).toEqual(names);
  const places = Object.values(words).map(({ group, order }) => `${group} ${order}`);
  expect(new Set(places).size).toBe(places.length);

  // What brings addresses along is what the database asks for them with.
  const [saving] = await backend.query<{ text: string }>(
    "select prosrc as text from pg_proc where proname = 'save_role'",
  );
  const asked = /wanted && '\{([^}]+)\}'/.exec(saving?.text ?? "")?.[1]?.split(",") ?? [];
  const brought = names.filter((name) => broughtAlong([name], "guests.read_contact") !== null);
  expect(brought).toEqual(asked.toSorted());
});
