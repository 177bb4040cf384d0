import type { ImportState } from "@jubilee/core/people/imports.store";
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useStepHistory } from "./useStepHistory.ts";

const goTo = vi.fn<(step: ImportState["step"]) => void>();
const walk = (importStep: string | null) => {
  history.replaceState(importStep && { importStep }, "");
  dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
};

beforeEach(() => {
  goTo.mockClear();
  history.replaceState({ pasted: "Ida" }, "", "/event-details/ball/import");
});

function shown(first: ImportState["step"]) {
  return renderHook(({ step }) => useStepHistory(step, goTo), { initialProps: { step: first } });
}

it("each step is one of the browser's history, and what else it holds stays", () => {
  const page = shown("upload");
  const before = history.length;
  page.rerender({ step: "match" });
  page.rerender({ step: "review" });
  expect(history.length).toBe(before + 2);
  expect(history.state).toEqual({ pasted: "Ida", importStep: "review" });
  expect(goTo).not.toHaveBeenCalled();
});

it("Back and Forward lead through the steps with the file", () => {
  const page = shown("upload");
  page.rerender({ step: "match" });
  page.rerender({ step: "review" });
  walk("match");
  expect(goTo).toHaveBeenLastCalledWith("match");
  page.rerender({ step: "match" });
  walk("review");
  expect(goTo).toHaveBeenLastCalledWith("review");
  page.rerender({ step: "review" });
  walk(null);
  expect(goTo).toHaveBeenLastCalledWith("upload");
});

it("leads past the steps once it is done", () => {
  const page = shown("review");
  page.rerender({ step: "done" });
  const back = vi.spyOn(history, "back").mockImplementation(() => undefined);
  walk("match");
  expect(goTo).not.toHaveBeenCalled();
  expect(back).toHaveBeenCalledOnce();
});
