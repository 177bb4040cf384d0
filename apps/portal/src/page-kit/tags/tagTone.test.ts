import { expect, it } from "vitest";
import { tagTone } from "./tagTone.rules.ts";

it("gives a tag one colour however it is written, and several tags several", () => {
  expect(tagTone("Choir")).toBe(tagTone("choir"));
  const tones = new Set(["Choir", "Bus 1", "Crew", "Speaker", "Vegetarian", "Friday"].map(tagTone));
  expect(tones.size).toBeGreaterThan(3);
});
