import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useStepThrough } from "./useStepThrough.ts";

const idOf = (row: string) => row;

function Through({ openId, onOpen }: { openId: string | null; onOpen: (id: string) => void }) {
  const step = useStepThrough(["a", "b", "c"], idOf, openId, onOpen);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as the list's own frame
    <div onKeyDown={step.onKeyDown}>
      <button type="button">Filters</button>
      <div data-rows="">
        <button type="button">Row</button>
        <input aria-label="Rename" />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as a Drawer is drawn */}
      <div role="dialog" aria-label="Sheet">
        <button type="button">Close</button>
        <div data-list-panel="">{`${step.at} of ${step.total}`}</div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as a Dialog is drawn */}
      <div role="dialog" aria-label="Refund">
        <button type="button">Pay back</button>
      </div>
    </div>
  );
}

const press = (name: string, key: string, modified = {}) =>
  fireEvent.keyDown(screen.getByRole("button", { name }), { key, ...modified });

it("goes through a list by J and K, from its rows and from the panel", () => {
  const onOpen = vi.fn();
  const { rerender } = render(<Through openId="b" onOpen={onOpen} />);
  expect(screen.getByText("2 of 3")).toBeTruthy();
  press("Row", "j");
  press("Close", "k");
  expect(onOpen.mock.calls).toEqual([["c"], ["a"]]);
  rerender(<Through openId="c" onOpen={onOpen} />);
  press("Row", "j");
  expect(onOpen).toHaveBeenCalledTimes(2);
  rerender(<Through openId={null} onOpen={onOpen} />);
  press("Row", "j");
  expect(onOpen).toHaveBeenLastCalledWith("a");
});

it("leaves J and K alone everywhere else, and to who writes", () => {
  const onOpen = vi.fn();
  render(<Through openId="b" onOpen={onOpen} />);
  press("Filters", "j");
  press("Pay back", "j");
  press("Row", "j", { ctrlKey: true });
  fireEvent.keyDown(screen.getByRole("textbox", { name: "Rename" }), { key: "j" });
  expect(onOpen).not.toHaveBeenCalled();
});
