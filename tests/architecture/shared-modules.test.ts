import { expect, it } from "vitest";
import { ourFolders, sourcesUnder } from "./sources.ts";

const mocking = /\bvi\.(?:mock|doMock)\(/;

it("no test puts a module in the place of another: files share their modules, and the next one would find it", () => {
  const tests = sourcesUnder(ourFolders).filter(({ path }) => /\.test\.tsx?$/.test(path));
  expect(tests.length).toBeGreaterThan(500);
  expect(tests.filter(({ text }) => mocking.test(text)).map(({ path }) => path)).toEqual([]);
  expect(mocking.test(["vi", 'mock("./useApi.ts")'].join("."))).toBe(true);
});
