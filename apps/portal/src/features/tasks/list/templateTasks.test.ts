import { eventTimeWall } from "@jubilee/core/base/event-time.rules";
import { eventTemplates } from "@jubilee/core/events/templates.rules";
import { afterEach, expect, it, vi } from "vitest";
import { choir } from "../../../testing/anEvent.ts";
import { templateTasks } from "./templateTasks.ts";

afterEach(() => vi.useRealTimers());

it("brings no task that is late already", async () => {
  vi.useFakeTimers({ now: Date.parse("2036-05-20T10:00Z"), toFake: ["Date"] });
  const template = eventTemplates.find(({ key }) => key === "wedding");
  if (!template) throw new Error("there is no template");
  const tasks = await templateTasks(template, choir);
  expect(tasks.length).toBeGreaterThan(20);
  const days = tasks.map(({ due }) => due && eventTimeWall(due, choir)?.slice(0, 10));
  expect(days.filter((day) => day && day < "2036-05-20")).toEqual([]);
});
