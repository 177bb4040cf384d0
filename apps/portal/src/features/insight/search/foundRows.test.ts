import { ListTodo } from "lucide-react";
import { expect, it } from "vitest";
import { choir } from "../../../testing/anEvent.ts";
import { foundRows } from "./foundRows.tsx";

const things = {
  kind: "tasks",
  name: "Tasks",
  one: "Task",
  icon: ListTodo,
  order: 1,
  address: ({ id }: { id: string }) => `/task/${id}`,
} as const;

it("says of which event something is once", () => {
  const found = { id: "1", title: "Cake", detail: choir.name, eventId: choir.id };
  const groups = [
    { kind: "tasks" as const, total: 2, rows: [found, { ...found, id: "2", detail: "For forty" }] },
  ];
  const rows = foundRows([things], groups, [choir], "en-GB");
  expect(rows.map(({ detail, place }) => [detail, place])).toEqual([
    ["", `Task · ${choir.name}`],
    ["For forty", `Task · ${choir.name}`],
  ]);
});

it("says a whole day without a clock, wherever it is read", () => {
  const found = { id: "1", title: "Cake", detail: null, day: "2027-06-12", timeZone: "Asia/Tokyo" };
  const [row] = foundRows([things], [{ kind: "tasks", total: 1, rows: [found] }], [], "en-GB");
  expect(row?.detail).toBe("Sat, 12 Jun 2027");
});
