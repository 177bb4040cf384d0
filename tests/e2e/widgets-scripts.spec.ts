import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";

const records = fileURLToPath(new URL("../../packages/widgets/dist/records/", import.meta.url));

interface Record {
  inputs: { [path: string]: { bytes: number } };
}

/** What would make every host page carry the product's own machinery. */
const stowaway =
  /@supabase|supabase-js|zustand|@ark-ui|@zag-js|node_modules\/(\.pnpm\/)?react(-dom)?[@/]|lucide|\.store\.ts|\.api\.ts/;

test("no script of a widget carries the data client, a store, Ark or React", () => {
  const names = readdirSync(records).toSorted();
  const kinds = ["donation", "rsvp", "showcase", "tickets"];
  const others = ["kind-donation", "kind-showcase", "kinds", "page", "steps", "v1", "whole"];
  expect(names).toEqual([...kinds, ...others].map((name) => `${name}.json`).toSorted());
  for (const name of names) {
    const { inputs }: Record = JSON.parse(readFileSync(`${records}${name}`, "utf8"));
    expect(Object.keys(inputs).length).toBeGreaterThan(1);
    expect(Object.keys(inputs).filter((path) => stowaway.test(path))).toEqual([]);
  }
});
