import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { accountToast, createToasts, toast, toastStore } from "./toast.ts";
import { Toaster } from "./Toaster.tsx";
import { createToastStore } from "./toastStore.ts";

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  act(() => toast.dismiss());
  vi.useRealTimers();
});

const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const show = (run: () => void) => {
  act(() => {
    run();
  });
};

describe("whoever showed a toast", () => {
  it("is told once when it is closed, and not when it is replaced", () => {
    const onDismiss = vi.fn<() => void>();
    render(<Toaster />);
    show(() => toast.warning("Look here", { id: "look", durationMs: Infinity, onDismiss }));
    show(() => toast.warning("Look here, again", { id: "look", durationMs: Infinity, onDismiss }));
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Close toast" }));
    show(() => toast.dismiss());
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});

describe("how long a toast stays", () => {
  it("4000 ms in general", () => {
    render(<Toaster />);
    show(() => toast.success("Copied"));
    wait(3999);
    expect(screen.getByText("Copied")).toBeInTheDocument();
    wait(2);
    expect(screen.queryByText("Copied")).toBeNull();
  });

  it("until the next act where it can be undone", () => {
    const undo = vi.fn<() => void>();
    render(<Toaster />);
    show(() => toast.success("Removed", { undo }));
    wait(600_000);
    expect(screen.getByText("Removed")).toBeInTheDocument();
    show(() => toast.error("Something else did not work"));
    show(() => toast.info("Somebody bought a ticket"));
    expect(screen.getByText("Removed")).toBeInTheDocument();
    show(() => toast.success("Added"));
    expect(screen.queryByText("Removed")).toBeNull();
    wait(4001);
    expect(screen.queryByText("Added")).toBeNull();
    show(() => toast.success("Removed again", { undo }));
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText("Removed again")).toBeNull();
  });

  it("5 s in account flows", () => {
    render(<Toaster />);
    show(() => accountToast.success("Welcome back!"));
    wait(4999);
    expect(screen.getByText("Welcome back!")).toBeInTheDocument();
    wait(2);
    expect(screen.queryByText("Welcome back!")).toBeNull();
  });

  it("until replaced while loading", async () => {
    render(<Toaster />);
    let finish: (count: number) => void = () => undefined;
    const waited = new Promise<number>((resolve) => {
      finish = resolve;
    });
    show(() => {
      void toast.promise(waited, {
        loading: "Importing",
        success: (count) => `${count} guests imported`,
        error: "The import stopped",
      });
    });
    wait(60_000);
    expect(screen.getByText("Importing")).toBeInTheDocument();
    await act(async () => {
      finish(997);
      await waited;
    });
    expect(screen.getByText("997 guests imported")).toBeInTheDocument();
    wait(4001);
    expect(screen.queryByText("997 guests imported")).toBeNull();
  });

  it("stands still under a pointer", () => {
    render(<Toaster />);
    show(() => toast("Saved"));
    wait(3000);
    fireEvent.pointerEnter(screen.getByRole("region", { name: "Notifications" }));
    wait(60_000);
    expect(screen.getByText("Saved")).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByRole("region", { name: "Notifications" }));
    wait(1001);
    expect(screen.queryByText("Saved")).toBeNull();
  });

  it("stands still while the page is hidden", () => {
    render(<Toaster />);
    show(() => toast("Saved"));
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    fireEvent(document, new Event("visibilitychange"));
    wait(60_000);
    expect(screen.getByText("Saved")).toBeInTheDocument();
    hidden.mockRestore();
  });
});

describe("leaving", () => {
  it("by its button", () => {
    render(<Toaster />);
    show(() => toast("Saved"));
    fireEvent.click(screen.getByRole("button", { name: "Close toast" }));
    expect(screen.queryByText("Saved")).toBeNull();
  });

  it.each([
    [20, 1000, false],
    [19, 1000, true],
    [12, 1000, true],
    [11, 100, true],
    [12, 100, false],
    [-60, 1000, true],
  ])("a swipe of %d px in %d ms leaves it there: %s", (px, ms, stays) => {
    render(<Toaster />);
    show(() => toast("Saved", { durationMs: Infinity }));
    const slot = screen.getByRole("listitem");
    const at = (timeStamp: number, clientX: number) => ({
      pointerId: 1,
      button: 0,
      clientX,
      timeStamp,
    });
    swipe(slot, "pointerdown", at(1000, 0));
    swipe(slot, "pointermove", at(1000 + ms, px));
    swipe(slot, "pointerup", at(1000 + ms, px));
    expect(screen.queryByText("Saved") !== null).toBe(stays);
  });

  it.each([
    [49, 1000, true],
    [50, 1000, false],
  ])("in account flows a swipe of %d px in %d ms leaves it there: %s", (px, ms, stays) => {
    render(<Toaster />);
    show(() => accountToast("Signed out", { durationMs: Infinity }));
    const slot = screen.getByRole("listitem");
    const at = (timeStamp: number, clientX: number) => ({
      pointerId: 1,
      button: 0,
      clientX,
      timeStamp,
    });
    swipe(slot, "pointerdown", at(1000, 0));
    swipe(slot, "pointermove", at(1000 + ms, px));
    swipe(slot, "pointerup", at(1000 + ms, px));
    expect(screen.queryByText("Signed out") !== null).toBe(stays);
  });

  it("its record goes after 1,000,000 ms", () => {
    const store = createToastStore();
    const own = createToasts(store, { durationMs: 4000, visible: 3, swipePx: 20 });
    own.dismiss(own("Saved"));
    expect(store.current()).toEqual([]);
    expect(store.records()).toHaveLength(1);
    vi.advanceTimersByTime(1_000_000);
    expect(store.records()).toEqual([]);
  });
});

it("three are seen at once, one in account flows, the newest in front", () => {
  render(<Toaster />);
  const seen = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  show(() => ["One", "Two", "Three", "Four"].forEach((title) => toast(title)));
  expect(seen()).toEqual(["Four", "Three", "Two"]);
  show(() => accountToast("Signed out"));
  expect(seen()).toEqual(["Signed out"]);
});

it("time spent before a pause counts", () => {
  render(<Toaster />);
  show(() => toast("Saved"));
  wait(3500);
  const region = screen.getByRole("region", { name: "Notifications" });
  fireEvent.focus(region);
  wait(10_000);
  fireEvent.blur(region);
  wait(499);
  expect(screen.getByText("Saved")).toBeInTheDocument();
  wait(2);
  expect(screen.queryByText("Saved")).toBeNull();
});

it("Alt+T expands and focuses, Escape gives the focus back", () => {
  render(
    <>
      <button type="button">Elsewhere</button>
      <Toaster />
    </>,
  );
  show(() => toast("Saved"));
  screen.getByText("Elsewhere").focus();
  fireEvent.keyDown(document, { altKey: true, code: "KeyT" });
  const region = screen.getByRole("region", { name: "Notifications" });
  expect(region).toHaveFocus();
  fireEvent.keyDown(region, { key: "Escape" });
  expect(screen.getByText("Elsewhere")).toHaveFocus();
  expect(toastStore.current()).toHaveLength(1);
});

interface Touch {
  pointerId: number;
  button: number;
  clientX: number;
  timeStamp: number;
}

function swipe(element: Element, type: string, { timeStamp, ...init }: Touch): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  Object.defineProperties(event, {
    timeStamp: { value: timeStamp },
    pointerId: { value: init.pointerId },
  });
  fireEvent(element, event);
}
