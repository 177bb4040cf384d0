import { expect, it } from "vitest";
import { targetName } from "./target.rules.ts";

it.each([
  ["answer:maybe", null, "Maybe"],
  ["https://bus.example/", { de: "Der Bus" }, "Der Bus"],
  ["https://bus.example/", { ar: "الحافلة", en: "The bus" }, "The bus"],
  ["https://www.maps.example/way/", null, "maps.example/way"],
])("%s is called by what is pressed", (href, labels, name) => {
  expect(targetName({ href, labels }, "en")).toBe(name);
});
