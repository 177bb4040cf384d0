import type { PlannerItem } from "@jubilee/core/schedule/planner-calendar.types";
import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { aPortal } from "../../../../testing/aPortal.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import type { Shift } from "../../../../page-kit/calendar/hours.rules.ts";
import { MoveItemTo } from "./MoveItemTo.tsx";
import { PlannerMonth } from "./PlannerMonth.tsx";

const now = "2027-06-10T09:00";
const item = (key: string, title: string, day: string): PlannerItem => ({
  key,
  kind: "activity",
  id: key,
  eventId: "e",
  title,
  phase: "scheduled",
  startLocal: `${day}T10:00`,
  endLocal: `${day}T11:00`,
  timeZone: "Europe/Berlin",
  place: null,
  room: null,
});

interface AMonthProps {
  onMove: (moved: PlannerItem, by: Shift) => void;
  mayMove?: boolean;
}

function AMonth({ onMove, mayMove = true }: AMonthProps) {
  const [placing, setPlacing] = useState<PlannerItem | null>(null);
  const ways = {
    onDay: () => {},
    onOpen: () => {},
    onMoveTo: setPlacing,
    mayMove: () => mayMove,
  };
  const items = [item("a", "Rowing", "2027-06-12"), item("b", "Over", "2027-06-02")];
  return (
    <>
      <PlannerMonth
        isPastFolded={false}
        items={items}
        day="2027-06-12"
        now={now}
        onMove={onMove}
        {...ways}
      />
      {placing && (
        <MoveItemTo
          item={placing}
          today="2027-06-10"
          onMove={onMove}
          onClose={() => setPlacing(null)}
        />
      )}
    </>
  );
}

it("by keys alone an entry goes to a day that is typed; what is over stays", () => {
  const onMove = vi.fn<(moved: PlannerItem, by: Shift) => void>();
  renderInPortal(aPortal(), <AMonth onMove={onMove} />);
  fireEvent.keyDown(screen.getByRole("link", { name: /Over/ }), { key: "m" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("button", { name: "Move Over to…" })).toBeNull();
  fireEvent.keyDown(screen.getByRole("link", { name: /Rowing/ }), { key: "m" });
  const search = screen.getByRole("combobox", { name: "Move Rowing to…" });
  fireEvent.change(search, { target: { value: "a week later" } });
  fireEvent.keyDown(search, { key: "Enter" });
  expect(onMove).toHaveBeenCalledWith(expect.objectContaining({ id: "a" }), {
    days: 7,
    minutes: 0,
  });
});

it("who may only look is offered no move, by hand or by keys", () => {
  const onMove = vi.fn<(moved: PlannerItem, by: Shift) => void>();
  renderInPortal(aPortal(), <AMonth onMove={onMove} mayMove={false} />);
  expect(screen.queryByRole("button", { name: "Move Rowing to…" })).toBeNull();
  const rowing = screen.getByRole("link", { name: /Rowing/ });
  expect(rowing).not.toHaveAttribute("aria-keyshortcuts");
  fireEvent.keyDown(rowing, { key: "ArrowRight", shiftKey: true });
  fireEvent.keyDown(rowing, { key: "m" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(onMove).not.toHaveBeenCalled();
});

it("between a clock and a title a line may end, so that no word of it is broken", () => {
  renderInPortal(aPortal(), <AMonth onMove={() => {}} />);
  expect(screen.getByRole("link", { name: /Rowing/ }).textContent).toMatch(/\d (?:[AP]M )?Rowing/);
});
