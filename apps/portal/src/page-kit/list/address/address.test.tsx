import { act, fireEvent, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useOpenRow } from "./useOpenRow.ts";
import { useSortParam } from "./useSortParam.ts";
import { useTypedParam } from "./useTypedParam.ts";

beforeEach(() => history.replaceState(null, "", "/list?tab=guests"));

/** Goes back, and waits until it has happened. */
const wentBack = (go: () => void) =>
  act(
    () =>
      new Promise<void>((done) => {
        addEventListener("popstate", () => done(), { once: true });
        go();
      }),
  );

it("opens a row as an entry of the history, which Back closes; the next row is none", async () => {
  const { result } = renderHook(() => useOpenRow("guest"));
  const before = history.length;
  act(() => result.current[1]("a"));
  act(() => result.current[1]("b"));
  expect([location.search, history.length - before]).toEqual(["?tab=guests&guest=b", 1]);
  await wentBack(() => history.back());
  expect([location.search, result.current[0]]).toEqual(["?tab=guests", null]);
});

it("leaves the list as it is by then when the row is closed, by whatever way", async () => {
  const row = renderHook(() => useOpenRow("guest"));
  const sort = renderHook(() => useSortParam());
  for (const close of [() => history.back(), () => row.result.current[1](null)]) {
    act(() => sort.result.current[1](null));
    act(() => row.result.current[1]("a"));
    act(() => sort.result.current[1]({ id: "name", descending: true }));
    // oxlint-disable-next-line no-await-in-loop -- one way after the other
    await wentBack(close);
    expect(location.search).toBe("?tab=guests&sort=name.down");
    expect(row.result.current[0]).toBeNull();
  }
});

it("goes back once, however often it is closed", async () => {
  history.pushState(null, "", "/list?tab=guests");
  const { result } = renderHook(() => useOpenRow("guest"));
  act(() => result.current[1]("a"));
  const back = vi.spyOn(history, "back");
  await wentBack(() => {
    result.current[1](null);
    result.current[1](null);
  });
  expect(back).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

it("closes a row that the address brought where it is, since there is no list behind it", () => {
  history.replaceState(null, "", "/list?guest=a&q=ada");
  const back = vi.spyOn(history, "back");
  const { result } = renderHook(() => useOpenRow("guest"));
  expect(result.current[0]).toBe("a");
  act(() => result.current[1](null));
  expect([location.search, result.current[0]]).toEqual(["?q=ada", null]);
  expect(back).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it("keeps what the entry of the history keeps when its address changes", () => {
  history.replaceState({ place: 640 }, "", "/list");
  const { result } = renderHook(() => useSortParam());
  act(() => result.current[1]({ id: "name", descending: false }));
  expect([location.search, history.state]).toEqual(["?sort=name.up", { place: 640 }]);
  act(() => result.current[1](null));
  expect(location.search).toBe("");
});

it("shows typed words at once and writes them when typing rests, or something is pressed", () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useTypedParam("q"));
  act(() => result.current[1]("ada"));
  expect([result.current[0], location.search]).toEqual(["ada", "?tab=guests"]);
  act(() => void vi.advanceTimersByTime(250));
  expect([result.current[0], location.search]).toEqual(["ada", "?tab=guests&q=ada"]);
  act(() => result.current[1]("bo"));
  fireEvent.click(document.body);
  expect(location.search).toBe("?tab=guests&q=bo");
  act(() => history.replaceState(null, "", "/list?q=cy"));
  expect(result.current[0]).toBe("cy");
  vi.useRealTimers();
});
