import { expect, it } from "vitest";
import { queryClientOf } from "./queryClientOf.ts";

it("keeps one person's data, and shows it to nobody else", () => {
  queryClientOf("ada").setQueryData(["events"], ["Ada's wedding"]);
  expect(queryClientOf("ada").getQueryData(["events"])).toEqual(["Ada's wedding"]);
  expect(queryClientOf("mary").getQueryData(["events"])).toBeUndefined();
  expect(queryClientOf("ada").getQueryData(["events"])).toBeUndefined();
});
