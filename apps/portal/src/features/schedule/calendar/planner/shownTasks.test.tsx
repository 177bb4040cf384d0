import { calendarQuery, filterOfCalendar } from "@jubilee/core/tasks/task-filter.rules";
import type { TaskPerson } from "@jubilee/core/tasks/tasks.types";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aPortal } from "../../../../testing/aPortal.ts";
import { choir } from "../../../../testing/anEvent.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import { ShownTasks } from "./ShownTasks.tsx";

const ana = { id: "p1", name: "Ana Ruiz", kind: "helper" } as Partial<TaskPerson> as TaskPerson;

function show(list: string) {
  const query = calendarQuery(new URLSearchParams(list), choir.id);
  query.set("view", "week");
  const onChange = vi.fn<(next: URLSearchParams) => void>();
  const shown = filterOfCalendar(query);
  renderInPortal(
    aPortal(),
    <ShownTasks shown={shown} query={query} events={[choir]} people={[ana]} onChange={onChange} />,
  );
  return () => onChange.mock.lastCall?.[0] ?? new URLSearchParams();
}

it("says whose tasks the calendar shows, and lets each choice go by itself", () => {
  const next = show("owner=p1&label=Place&priority=high&q=hall&show=late");
  const pills = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(pills).toEqual([choir.name, "Late", "“hall”", "Ana Ruiz", "Place", "High"]);

  fireEvent.click(screen.getByRole("button", { name: "Place" }));
  expect(filterOfCalendar(next())).toMatchObject({
    scope: choir.id,
    filter: { show: "late", text: "hall", owners: ["p1"], labels: [], priorities: ["high"] },
  });
  expect(next().get("view")).toBe("week");
  fireEvent.click(screen.getByRole("button", { name: "“hall”" }));
  expect(filterOfCalendar(next()).filter.text).toBe("");
  fireEvent.click(screen.getByRole("button", { name: choir.name }));
  expect(filterOfCalendar(next())).toMatchObject({ scope: "all", filter: { labels: ["Place"] } });
});

it("leads back to the same tasks as a list", () => {
  show("label=Place&show=all");
  expect(screen.getByRole("link", { name: "As a list" })).toHaveAttribute(
    "href",
    `/task-management?event=${choir.id}&show=all&label=Place`,
  );
});
