import type { EventTime } from "@jubilee/core/base/event-time.types";
import type { TaskRecord } from "@jubilee/core/tasks/tasks.types";
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { aTask } from "../../../testing/someTasks.ts";
import { TaskTimes } from "./TaskTimes.tsx";

const told = async (due: EventTime, dueActivity: string | null) => {
  const task: TaskRecord = {
    ...aTask("ladder", "Ladder for the photo", { due, dueLocal: "2031-06-12T16:55:00" }),
    notes: null,
    checklist: [],
    mayWrite: true,
    seesMoney: false,
    event: { name: "Ball", startLocal: "2031-06-12T14:00:00", endLocal: "2031-06-12T23:00:00" },
    dueActivity,
    waiting: [],
    blockers: [],
    people: [],
    createdAt: "2031-01-01T10:00:00Z",
    createdBy: null,
  };
  await act(async () =>
    renderInPortal(aSignedInPortal(), <TaskTimes task={task} onEdit={() => {}} />),
  );
};

it("names the activity that a day is told from, with which it moves", async () => {
  await told(
    { kind: "relative", from: "activity", activityId: "photo", minutes: -5 },
    "The class photo",
  );
  expect(screen.getByText("5 minutes before “The class photo”, moves with it")).toBeVisible();
});

it("says of others that they move with the event", async () => {
  await told({ kind: "relative", from: "start", days: -30 }, null);
  expect(screen.getByText("30 days before, moves with the event")).toBeVisible();
});
