import type { Result } from "@jubilee/core/base/result.types";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useAutosave } from "./useAutosave.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const offline: Result<string> = {
  ok: false,
  error: { code: "offline", message: "There is no connection", field: null },
};
const pause = () => act(() => vi.advanceTimersByTimeAsync(2000));
const comeBack = () => act(async () => void window.dispatchEvent(new Event("online")));

function write() {
  const save = vi.fn(async (words: string): Promise<Result<string>> => ({
    ok: true,
    value: words,
  }));
  const onKept = vi.fn<(words: string) => void>();
  const { result, rerender } = renderHook(
    ({ draft }) => useAutosave({ draft, isOn: true, save, onKept }),
    { initialProps: { draft: "" } },
  );
  return { save, onKept, result, type: (draft: string) => rerender({ draft }) };
}

it("keeps what was written without a connection as soon as there is one", async () => {
  const { save, onKept, result, type } = write();
  save.mockResolvedValueOnce(offline);
  type("The boat leaves at six");
  await pause();
  expect(result.current.failure).toBe("There is no connection");
  await comeBack();
  expect(onKept).toHaveBeenCalledWith("The boat leaves at six");
  expect(result.current).toMatchObject({ failure: null, isChanged: false });
});

it("asks nothing again where everything is kept", async () => {
  const { save, type } = write();
  type("The boat leaves at six");
  await pause();
  await comeBack();
  expect(save).toHaveBeenCalledTimes(1);
});
