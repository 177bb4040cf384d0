import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { palette } from "./palette.store.ts";
import { typedOn, useEarlyKeys } from "./useEarlyKeys.ts";

function Page({ hasField }: { hasField: boolean }) {
  useEarlyKeys(true);
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as Ark makes it
  return <div role="dialog">{hasField && <input aria-label="Search" />}</div>;
}

const typed = () => palette.state.getState().query;
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

describe("keys after Ctrl K", () => {
  afterEach(() => act(palette.close));

  it("are kept until the field is there, and then they are the field's", () => {
    act(palette.open);
    const { rerender } = render(<Page hasField={false} />);
    press("h", "a", "x", "Backspace", "r", "Shift");
    expect(typed()).toBe("har");
    rerender(<Page hasField />);
    screen.getByLabelText("Search").focus();
    press("t");
    expect(typed()).toBe("har");
  });

  it("Escape goes back before the palette has come", () => {
    act(palette.open);
    render(<Page hasField={false} />);
    press("h", "Escape");
    expect(palette.state.getState()).toEqual({ isOpen: false, query: "" });
  });

  it("with Ctrl, Alt and Cmd are not typing; a letter outside the first plane is one", () => {
    const key = (init: KeyboardEventInit) => new KeyboardEvent("keydown", init);
    expect(typedOn("a", key({ key: "c", ctrlKey: true }))).toBeNull();
    expect(typedOn("a", key({ key: "ArrowDown" }))).toBeNull();
    expect(typedOn("a\u{1D518}", key({ key: "Backspace" }))).toBe("a");
    expect(typedOn("a", key({ key: "\u{1D518}" }))).toBe("a\u{1D518}");
  });
});
