import { act, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ReactNode } from "react";
import { mayLeave } from "../link/mayLeave.ts";
import { LinkProvider } from "../link/LinkProvider.tsx";
import { useLeaveGuard } from "./useLeaveGuard.ts";

const navigate = vi.fn();
const wrapper = ({ children }: { children: ReactNode }) => (
  <LinkProvider anchor="a" navigate={navigate}>
    {children}
  </LinkProvider>
);

function press(href: string, attributes: Record<string, string> = {}): boolean {
  const link = document.createElement("a");
  link.href = href;
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  act(() => void link.dispatchEvent(event));
  return event.defaultPrevented;
}

afterEach(() => {
  document.body.replaceChildren();
  navigate.mockClear();
});

describe("what was begun", () => {
  it("is asked about before a link leads away", () => {
    const { result } = renderHook(() => useLeaveGuard(true), { wrapper });
    expect(press("/manage-events")).toBe(true);
    expect(result.current.isAsking).toBe(true);
    act(() => result.current.stay());
    expect(result.current.isAsking).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });

  it("is left when somebody says so", () => {
    const { result } = renderHook(() => useLeaveGuard(true), { wrapper });
    press("/manage-events");
    act(() => result.current.leave());
    expect(navigate).toHaveBeenCalledWith("/manage-events");
  });

  it("is asked about once, however much was begun on the page", () => {
    const first = renderHook(() => useLeaveGuard(true), { wrapper });
    const second = renderHook(() => useLeaveGuard(true), { wrapper });
    press("/manage-events");
    expect([first.result.current.isAsking, second.result.current.isAsking]).toEqual([true, false]);
    act(() => first.result.current.leave());
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/manage-events");
  });

  it("is asked about before what is no link leads away", () => {
    const { result } = renderHook(() => useLeaveGuard(true), { wrapper });
    act(() => expect(mayLeave("/dashboard")).toBe(false));
    expect(result.current.isAsking).toBe(true);
    act(() => result.current.leave());
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/dashboard");
  });

  it("stays where a link only changes what is in sight", () => {
    const { result } = renderHook(() => useLeaveGuard(true), { wrapper });
    expect(press("/event-details/1?tab=settings&part=basics", { "data-stays": "" })).toBe(false);
    expect(result.current.isAsking).toBe(false);
  });

  it("lets the browser ask on closing", () => {
    renderHook(() => useLeaveGuard(true), { wrapper });
    const closing = new Event("beforeunload", { cancelable: true });
    dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });

  it("does not stand in the way before it is begun", () => {
    const { result } = renderHook(() => useLeaveGuard(false));
    expect(press("#top")).toBe(false);
    expect(mayLeave("/dashboard")).toBe(true);
    expect(result.current.isAsking).toBe(false);
  });
});
