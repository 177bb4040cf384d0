import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkout } from "../../copy/en/checkout.copy.ts";
import type { WidgetContext } from "../../widget.types.ts";
import { Countdown } from "./Countdown.tsx";

const until = "2027-03-05T23:00:00Z";
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(until) - 5.5 * 60_000 });
});
afterEach(() => vi.useRealTimers());

function open(onMore?: () => void) {
  const announce = vi.fn<(words: string) => void>();
  const onOver = vi.fn<() => void>();
  const told: Partial<WidgetContext> = { now: Date.now, announce };
  render(
    <Countdown
      context={told as WidgetContext}
      copy={checkout}
      tickets={2}
      until={until}
      onMore={onMore}
      onOver={onOver}
    />,
  );
  return { announce, onOver };
}

/** The clock goes on, but the page is too busy to look before it has. */
const jump = (ms: number) =>
  act(() => {
    vi.setSystemTime(Date.now() + ms);
    vi.advanceTimersByTime(1000);
  });

it("says five minutes and one, also where a busy page skips the very second", () => {
  const { announce, onOver } = open();
  jump(33_700);
  expect(announce.mock.calls).toEqual([["5 minutes left"]]);
  jump(2 * 60_000);
  expect(announce).toHaveBeenCalledTimes(1);
  jump(2 * 60_000);
  expect(announce.mock.calls.at(-1)).toEqual(["One minute left"]);
  jump(60_000);
  expect(onOver).toHaveBeenCalledTimes(1);
  expect(announce).toHaveBeenCalledTimes(2);
});

it.each([
  ["back from the payment page", () => dispatchEvent(new Event("pageshow"))],
  ["shown again", () => document.dispatchEvent(new Event("visibilitychange"))],
])("a page that is %s says at once what is left by then", (_, come) => {
  open();
  expect(screen.getByText("5:30")).toBeVisible();
  act(() => {
    vi.setSystemTime(Date.now() + 90_000);
    come();
  });
  expect(screen.getByText("4:00")).toBeVisible();
});

it("offers more time from five minutes on, and not once it was given", () => {
  const onMore = vi.fn<() => void>();
  open(onMore);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  jump(33_700);
  act(() => screen.getByRole("button", { name: "I need more time" }).click());
  expect(onMore).toHaveBeenCalledTimes(1);
});

it("has no button where no more time is given", () => {
  open();
  jump(33_700);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
