import { featureCategories } from "@jubilee/core/site/catalogue.rules";
import { expect, it } from "vitest";
import { featureIcons } from "./featureIcons.ts";

it("every feature of the catalogue has an icon of its own name", () => {
  const named = featureCategories.flatMap(({ features }) => features.map(({ icon }) => icon));
  expect(named.filter((name) => !(name in featureIcons))).toEqual([]);
});
