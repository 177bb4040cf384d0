import { act, fireEvent, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { useKept } from "./useKept.ts";
import { usePlace } from "./usePlace.ts";

const readText = (kept: unknown) => (typeof kept === "string" ? kept : null);
const kept = () => renderHook(() => useKept("words", "", readText));

beforeEach(() => history.replaceState(null, "", "/list"));

it("keeps a list's state with the entry of the history, for who comes back", () => {
  const first = kept();
  act(() => first.result.current[1]("ada"));
  first.unmount();
  expect(kept().result.current[0]).toBe("ada");
  history.replaceState({ words: 7 }, "", "/list");
  expect(kept().result.current[0]).toBe("");
});

it("keeps it when the address of the same screen changes", () => {
  const { result } = kept();
  act(() => result.current[1]("ada"));
  act(() => navigate("/list?order=1", { replace: true }));
  expect(history.state).toEqual({ words: "ada" });
});

it("goes to where the page was left once the rows are there, and notes it on leaving", () => {
  const scroll = vi.spyOn(globalThis, "scrollTo").mockImplementation(() => undefined);
  history.replaceState({ place: 1_200 }, "", "/list");
  const { rerender } = renderHook(({ isReady }) => usePlace(isReady), {
    initialProps: { isReady: false },
  });
  expect(scroll).not.toHaveBeenCalled();
  rerender({ isReady: true });
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 1_200, behavior: "instant" });
  vi.spyOn(globalThis, "scrollY", "get").mockReturnValue(640.4);
  fireEvent.click(document.body);
  expect(history.state).toEqual({ place: 640 });
  vi.restoreAllMocks();
});
