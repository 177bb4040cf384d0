import { renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { WidgetContext } from "../../widget.types.ts";
import { useWayBack } from "./useWayBack.ts";

const context = { origin: location.origin } as WidgetContext;
const opened = (onBack: () => void) => renderHook(() => useWayBack(context, onBack));

it("a screen that opens while the one before is still being left stays", async () => {
  const backFromSecond = vi.fn<() => void>();
  const first = opened(() => undefined);
  await waitFor(() => expect(history.state).toMatchObject({ jubileeStep: true }));
  first.unmount();
  const second = opened(backFromSecond);
  // The browser has left the first screen's entry, and the second has one of its own.
  await new Promise((left) => addEventListener("popstate", left, { once: true }));
  await waitFor(() => expect(history.state).toMatchObject({ jubileeStep: true }));
  expect(backFromSecond).not.toHaveBeenCalled();
  history.back();
  await waitFor(() => expect(backFromSecond).toHaveBeenCalledOnce());
  second.unmount();
});

it("a screen that is left before it had an entry of its own leaves none, and the next one stays", async () => {
  const backFromThird = vi.fn<() => void>();
  const first = opened(() => undefined);
  await waitFor(() => expect(history.state).toMatchObject({ jubileeStep: true }));
  const goBack = vi.spyOn(history, "back");
  first.unmount();
  opened(() => undefined).unmount();
  const third = opened(backFromThird);
  await new Promise((left) => addEventListener("popstate", left, { once: true }));
  await waitFor(() => expect(history.state).toMatchObject({ jubileeStep: true }));
  expect(goBack).toHaveBeenCalledOnce();
  expect(backFromThird).not.toHaveBeenCalled();
  goBack.mockRestore();
  history.back();
  await waitFor(() => expect(backFromThird).toHaveBeenCalledOnce());
  third.unmount();
});
