import { act, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { useLeaveGuard } from "./useLeaveGuard.ts";

function press(href: string): boolean {
  const link = document.createElement("a");
  link.href = href;
  document.body.append(link);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  act(() => void link.dispatchEvent(event));
  return event.defaultPrevented;
}

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});

describe("what was begun", () => {
  it("is asked about before a link leads away", () => {
    const { result } = renderHook(() => useLeaveGuard(true));
    expect(press("/manage-events")).toBe(true);
    expect(result.current.isAsking).toBe(true);
    act(() => result.current.stay());
    expect(result.current.isAsking).toBe(false);
    expect(location.pathname).toBe("/");
  });

  it("is left when somebody says so", () => {
    const { result } = renderHook(() => useLeaveGuard(true));
    press("/manage-events");
    act(() => result.current.leave());
    expect(location.pathname).toBe("/manage-events");
  });

  it("lets the browser ask on closing", () => {
    renderHook(() => useLeaveGuard(true));
    const closing = new Event("beforeunload", { cancelable: true });
    dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });

  it("does not stand in the way before it is begun", () => {
    const { result } = renderHook(() => useLeaveGuard(false));
    expect(press("#top")).toBe(false);
    expect(result.current.isAsking).toBe(false);
  });
});
