import { act, fireEvent } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { aPortal } from "../testing/aPortal.ts";
import { renderInPortal } from "../testing/renderInPortal.tsx";
import { palette } from "./palette.store.ts";
import { PaletteShortcut } from "./PaletteShortcut.tsx";

afterEach(() => palette.close());

const isOpen = () => palette.state.getState().isOpen;
const pressIn = (field: HTMLElement) =>
  act(() => void fireEvent.keyDown(field, { key: "k", ctrlKey: true }));

it("Ctrl+K opens the palette, and not where a text that is written takes it for a link", () => {
  const { container } = renderInPortal(aPortal(), <PaletteShortcut />);
  const written = document.createElement("div");
  written.addEventListener("keydown", (event) => event.preventDefault());
  const line = document.createElement("input");
  container.append(written, line);
  pressIn(written);
  expect(isOpen()).toBe(false);
  pressIn(line);
  expect(isOpen()).toBe(true);
});
