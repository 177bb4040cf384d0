import { expect, it } from "vitest";
import {
  calendarQuery,
  filterOfCalendar,
  filterOfQuery,
  viewQuery,
  writeFilter,
} from "./task-filter.rules.ts";

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

it("the calendar shows the tasks that the view before it showed, and leads back to them", () => {
  const list = new URLSearchParams("event=e1&q=hall&show=late&owner=a&owner=b&label=Place");
  const calendar = calendarQuery(list, "e1");
  expect(filterOfCalendar(calendar)).toEqual({
    scope: "e1",
    filter: { show: "late", text: "hall", owners: ["a", "b"], labels: ["Place"], priorities: [] },
  });
  const back = viewQuery(calendar);
  expect(filterOfQuery(back)).toEqual(filterOfQuery(list));
  expect([back.get("event"), back.get("q")]).toEqual(["e1", "hall"]);
});

it("without a choice the calendar shows every open task, beside all else", () => {
  expect(calendarQuery(new URLSearchParams(), "all").toString()).toBe("show=tasks");
  const usual = filterOfCalendar(new URLSearchParams("show=all&q=hall&event=e1"));
  expect(usual).toMatchObject({ scope: "all", filter: { show: "open", text: "" } });
});
