import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { followDetails } from "./followDetails.ts";
import { ListWithPanel } from "./ListWithPanel.tsx";

function List({ openName }: { openName: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as the list's own frame
    <div onKeyDown={followDetails}>
      {["Ada", "Bo"].map((name) => (
        <div key={name} aria-current={name === openName ? "true" : undefined}>
          <button type="button" data-row-control>
            {name}
          </button>
          <button type="button">{`More of ${name}`}</button>
        </div>
      ))}
      <aside data-list-panel="">
        <button type="button" disabled>
          Before
        </button>
        <button type="button">Next</button>
        <button type="button">Close</button>
      </aside>
    </div>
  );
}

const tab = (name: string, modified = {}) => {
  const from = screen.getByRole("button", { name });
  from.focus();
  fireEvent.keyDown(from, { key: "Tab", ...modified });
  return document.activeElement?.textContent;
};

it("goes by Tab from the open row into its panel, and back", () => {
  render(<List openName="Ada" />);
  expect(tab("Ada")).toBe("Next");
  expect(tab("Next", { shiftKey: true })).toBe("Ada");
});

it("leaves Tab as it is everywhere else", () => {
  render(<List openName="Ada" />);
  expect(tab("Bo")).toBe("Bo");
  expect(tab("More of Ada")).toBe("More of Ada");
  expect(tab("Close", { shiftKey: true })).toBe("Close");
  expect(tab("Ada", { shiftKey: true })).toBe("Ada");
  expect(tab("Ada", { ctrlKey: true })).toBe("Ada");
});

const nowhere = { at: 0, total: 2, previous: null, next: null, onKeyDown: () => undefined };

function Listed({ isOpen }: { isOpen: boolean }) {
  return (
    <ListWithPanel step={nowhere} panel={isOpen && <button type="button">Close</button>}>
      <div aria-current={isOpen ? "true" : undefined}>
        <button type="button" data-row-control>
          Ada
        </button>
      </div>
    </ListWithPanel>
  );
}

it("is at the row again once its panel has closed, unless the focus is elsewhere", () => {
  const { rerender } = render(<Listed isOpen />);
  screen.getByRole("button", { name: "Close" }).focus();
  rerender(<Listed isOpen={false} />);
  expect(document.activeElement?.textContent).toBe("Ada");
  rerender(<Listed isOpen />);
  screen.getByRole("button", { name: "Ada" }).blur();
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  rerender(<Listed isOpen={false} />);
  expect(document.activeElement).toBe(field);
  field.remove();
});
