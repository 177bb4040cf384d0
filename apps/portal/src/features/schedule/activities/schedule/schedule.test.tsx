import type { ActivityMove, ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { nothingKnown } from "@jubilee/core/schedule/schedule-conflicts.rules";
import { createEvent, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { aPortal } from "../../../../testing/aPortal.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import { MoveActivityTo } from "./MoveActivityTo.tsx";
import { ScheduleGrid } from "./ScheduleGrid.tsx";

const activity = (id: string, title: string, room: string | null): ActivityRecord => ({
  id,
  eventId: "e",
  title,
  description: null,
  kind: "sport",
  status: "published",
  visibility: "public",
  startAt: "",
  endAt: "",
  startLocal: "2027-06-12T10:00",
  endLocal: "2027-06-12T11:00",
  room,
  spaceId: null,
  hostName: null,
  hostGuestId: null,
  hostMemberId: null,
  signUp: false,
  asksRsvp: false,
  requiresRsvp: false,
  capacity: null,
  ticketTypeId: null,
  tags: [],
  materials: [],
});

const rooms = ["Boathouse", "The slip", null];

/** A day that takes every move at once, as the page does before the server has answered. */
interface ADayProps {
  onMove?: (moved: ActivityRecord, to: ActivityMove) => void;
  onMoveTo?: (moved: ActivityRecord) => void;
  mayMove?: boolean;
}

const nowhere = () => {};

function ADay({ onMove, onMoveTo = nowhere, mayMove = true }: ADayProps) {
  const [activities, setActivities] = useState([
    activity("rowing", "Rowing", "Boathouse"),
    activity("knots", "Knots", "The slip"),
  ]);
  const move = (moved: ActivityRecord, to: ActivityMove) => {
    onMove?.(moved, to);
    setActivities((known) => known.map((one) => (one.id === moved.id ? { ...one, ...to } : one)));
  };
  return (
    <ScheduleGrid
      activities={activities}
      rooms={rooms}
      known={nothingKnown}
      onMove={move}
      onOpen={() => {}}
      onMoveTo={mayMove ? onMoveTo : undefined}
    />
  );
}

const block = (name: RegExp) => screen.getByRole("button", { name });

it("keeps the focus on what is moved into another room, and says the room and what it meets there", () => {
  renderInPortal(aPortal(), <ADay />);
  expect(block(/^Rowing.*Boathouse/)).toBeInTheDocument();
  block(/^Rowing/).focus();
  fireEvent.keyDown(block(/^Rowing/), { key: "ArrowRight", shiftKey: true });
  expect(block(/^Rowing.*The slip.*is taken by “Knots”/)).toHaveFocus();
  expect(within(block(/^Rowing/)).getByText("Clash")).toBeInTheDocument();
  fireEvent.keyDown(block(/^Rowing/), { key: "ArrowRight", shiftKey: true });
  expect(block(/^Rowing.*No room yet/)).toHaveFocus();
});

it("folds rooms in which nothing happens, shows them at a press, and keeps one that is moved into", () => {
  renderInPortal(aPortal(), <ADay />);
  expect(screen.queryByText("No room yet")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "+1 empty room", expanded: false }));
  expect(screen.getByText("No room yet")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Only rooms in use", expanded: true }));
  expect(screen.queryByText("No room yet")).toBeNull();
  for (const key of ["ArrowRight", "ArrowLeft"])
    fireEvent.keyDown(block(/^Knots/), { key, shiftKey: true });
  expect(block(/^Knots.*The slip/)).toBeInTheDocument();
  expect(screen.getByText("No room yet")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /empty room/ })).toBeNull();
});

it("is lifted by Space, says each place and what it meets there, and moves once when put down", () => {
  const onMove = vi.fn<(moved: ActivityRecord, to: ActivityMove) => void>();
  renderInPortal(aPortal(), <ADay onMove={onMove} />);
  const said = () => screen.getByRole("status").textContent;
  const press = (key: string) => fireEvent.keyDown(block(/^Rowing/), { key });
  block(/^Rowing/).focus();
  press(" ");
  expect(said()).toMatch(/^Rowing picked up, 10:00.+11:00.AM, Boathouse\./);
  press("ArrowRight");
  expect(said()).toMatch(/The slip\. .*is taken by “Knots”/);
  expect(block(/^Rowing.*The slip/)).toHaveFocus();
  press("ArrowDown");
  expect(onMove).not.toHaveBeenCalled();
  press("Escape");
  expect(block(/^Rowing.*Boathouse/)).toHaveFocus();
  for (const key of [" ", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown", " "]) press(key);
  expect(onMove).toHaveBeenCalledOnce();
  expect(onMove.mock.calls[0]?.[1]).toMatchObject({ startLocal: "2027-06-12T10:15", room: null });
  expect(block(/^Rowing.*No room yet/)).toHaveFocus();
});

it("offers places by name at M and at its corner", () => {
  const onMoveTo = vi.fn<(moved: ActivityRecord) => void>();
  renderInPortal(aPortal(), <ADay onMoveTo={onMoveTo} />);
  block(/^Rowing/).focus();
  fireEvent.keyDown(block(/^Rowing/), { key: "m" });
  fireEvent.click(block(/^Move Knots to…/));
  expect(onMoveTo.mock.calls.map(([{ id }]) => id)).toEqual(["rowing", "knots"]);
});

it("who may only look lifts nothing and is offered no place", () => {
  const onMove = vi.fn<(moved: ActivityRecord, to: ActivityMove) => void>();
  renderInPortal(aPortal(), <ADay mayMove={false} onMove={onMove} />);
  expect(screen.queryByRole("button", { name: /^Move / })).toBeNull();
  const rowing = block(/^Rowing/);
  expect(rowing).toHaveAccessibleDescription("Enter opens it.");
  rowing.focus();
  fireEvent.keyDown(rowing, { key: "ArrowRight", shiftKey: true });
  for (const key of [" ", "ArrowRight", " ", "m"]) fireEvent.keyDown(rowing, { key });
  expect(onMove).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toHaveTextContent("");
});

it("names rooms, days at the same hour and the form, and says what is met there", () => {
  const onMove = vi.fn<(to: ActivityMove) => void>();
  const onForm = vi.fn<() => void>();
  const [rowing, knots] = [
    activity("rowing", "Rowing", "Boathouse"),
    activity("knots", "Knots", "The slip"),
  ];
  const places = (
    <MoveActivityTo
      activity={rowing}
      all={[rowing, knots]}
      days={["2027-06-12", "2027-06-13"]}
      rooms={rooms}
      known={nothingKnown}
      onMove={onMove}
      onForm={onForm}
      onClose={() => {}}
    />
  );
  renderInPortal(aPortal(), places);
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^The slip.*is taken by “Knots”/),
    expect.stringMatching(/^No room yet/),
    expect.stringMatching(/^Sunday.*13/),
    expect.stringMatching(/^Another time…/),
  ]);
  const search = screen.getByRole("combobox");
  fireEvent.change(search, { target: { value: "sunday" } });
  fireEvent.keyDown(search, { key: "Enter" });
  expect(onMove.mock.calls).toEqual([
    [expect.objectContaining({ startLocal: "2027-06-13T10:00", room: "Boathouse" })],
  ]);
});

it("takes the focus from nobody who went on to something else", () => {
  renderInPortal(aPortal(), <ADay />);
  block(/^Rowing/).focus();
  fireEvent.keyDown(block(/^Rowing/), { key: "ArrowDown", shiftKey: true });
  block(/^Knots/).focus();
  block(/^Knots/).blur();
  fireEvent.keyDown(block(/^Knots/), { key: "ArrowDown", shiftKey: true });
  expect(block(/^Rowing/)).not.toHaveFocus();
});

it("leaves the browser's way back alone", () => {
  renderInPortal(aPortal(), <ADay />);
  const press = createEvent.keyDown(block(/^Knots/), { key: "ArrowLeft", altKey: true });
  fireEvent(block(/^Knots/), press);
  expect(press.defaultPrevented).toBe(false);
  expect(block(/^Knots.*The slip/)).toBeInTheDocument();
});
