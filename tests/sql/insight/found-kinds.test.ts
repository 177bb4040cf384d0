import { expect, it } from "vitest";
import { foundKinds } from "../../../apps/portal/src/joins/search/foundKinds.ts";
import { readingBackend } from "../../support/reading-backend.ts";

it("what the areas' SQL finds is what the search names, in the same order", async () => {
  const backend = await readingBackend();
  const functions = await backend.query<{ name: string }>(`
    select p.proname::text as name from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'found\\_%'`);
  const told = await Promise.all(
    functions.map(async ({ name }) => {
      const [answer] = await backend.query<{ kind: string; order: number }>(`
        select found ->> 'kind' as kind, (found ->> 'place')::integer as order
        from private.${name}('{nothing}', '{}', null, 1) found`);
      return { name, ...answer };
    }),
  );
  expect(told.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))).toEqual(
    foundKinds.map(({ kind, order }) => ({ name: `found_${kind}`, kind, order })),
  );
});
