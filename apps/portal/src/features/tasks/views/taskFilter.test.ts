import { expect, it } from "vitest";
import { filterOfQuery, writeFilter } from "./taskFilter.rules.ts";

it("an address says which tasks are shown, and nothing of what is usual", () => {
  const written = writeFilter(new URLSearchParams("event=e&show=done&label=Old"), {
    show: "late",
    owners: ["a", "b"],
    labels: [],
  });
  expect(written.toString()).toBe("event=e&show=late&owner=a&owner=b");
  expect(filterOfQuery(written)).toEqual({
    show: "late",
    owners: ["a", "b"],
    labels: [],
    priorities: [],
  });
  expect(writeFilter(written, { show: "open" }).has("show")).toBe(false);
  expect(filterOfQuery(new URLSearchParams("show=everything")).show).toBe("open");
});
