import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { languageTags } from "../build/pieces.ts";
import { widgetKinds } from "./kinds.ts";

const source = import.meta.dirname;

it.each(widgetKinds)("%s has everything that joins by its name", (kind) => {
  const component = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Widget.tsx`;
  const files = [
    `${kind}/definition.ts`,
    `${kind}/budget.json`,
    `embed/${kind}.ts`,
    `elements/${kind}.element.ts`,
    `react/${component}`,
    ...languageTags.map((tag) => `steps/languages/${kind}/${tag}.ts`),
  ];
  expect(files.filter((file) => !existsSync(join(source, file)))).toEqual([]);
});

it("nothing joins that is not in the list of kinds", () => {
  const folders = readdirSync(source).filter((one) =>
    existsSync(join(source, one, "definition.ts")),
  );
  const elements = readdirSync(join(source, "elements")).flatMap(
    (file) => /^(\w+)\.element\.ts$/.exec(file)?.[1] ?? [],
  );
  expect(folders.toSorted()).toEqual(widgetKinds.toSorted());
  expect(elements.toSorted()).toEqual(widgetKinds.toSorted());
  expect(languageTags.length).toBeGreaterThan(5);
});
