import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { PhoneNarrowing, PhoneOrder } from "./PhoneNarrowing.tsx";

const filters = [
  { value: "all", label: "All" },
  { value: "draft", label: "Drafts", count: 1200 },
];
const columns = [
  { id: "name", header: "Name", cell: () => null, sortValue: () => 1 },
  { id: "state", header: "State", cell: () => null },
];

it("a phone's filters and order stand behind one button, which says how many of them are on", async () => {
  const onFilter = vi.fn();
  const onSort = vi.fn();
  const onClear = vi.fn();
  render(
    <PhoneNarrowing
      filters={filters}
      filter="draft"
      onFilter={onFilter}
      onClear={onClear}
      order={<PhoneOrder columns={columns} sort={null} onSort={onSort} />}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name: "Filter and sort, 1 chosen" }));
  const drafts = await screen.findByRole("button", { name: "Drafts 1,200" });
  expect(drafts.getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "All" }));
  expect(onFilter).toHaveBeenCalledWith("all");
  fireEvent.click(screen.getByRole("button", { name: "By name" }));
  expect(onSort).toHaveBeenCalledWith({ id: "name", descending: false });
  expect(screen.queryByRole("button", { name: "By state" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Clear all" }));
  expect(onClear).toHaveBeenCalledOnce();
});

it("nothing is counted where nothing is chosen", () => {
  render(
    <PhoneNarrowing
      filters={filters}
      filter="all"
      onFilter={() => undefined}
      onClear={() => undefined}
    />,
  );
  expect(screen.getByRole("button", { name: "Filter and sort" })).toBeTruthy();
});
