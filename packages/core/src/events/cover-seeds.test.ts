import { expect, it } from "vitest";
import { seedOfSubject, subjectOfSeed } from "./cover-seeds.rules.ts";

it("a seed says its subject before the colon, and only a subject that there is", () => {
  expect(subjectOfSeed("wedding:6f0c")).toBe("wedding");
  expect(subjectOfSeed("6f0c")).toBeNull();
  expect(subjectOfSeed("wedding")).toBeNull();
  expect(subjectOfSeed("toString:6f0c")).toBeNull();
});

it("another subject keeps the rest of the seed, and none brings the type's own back", () => {
  expect(seedOfSubject("birthday", "wedding:6f0c@20260906")).toBe("birthday:6f0c@20260906");
  expect(seedOfSubject("birthday", "6f0c")).toBe("birthday:6f0c");
  expect(seedOfSubject(null, "wedding:6f0c")).toBe("6f0c");
  expect(seedOfSubject(null, "11:30")).toBe("11:30");
});
