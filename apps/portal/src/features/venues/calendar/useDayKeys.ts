import { addDays } from "@jubilee/core/bookings/rules";
import type { KeyboardEvent } from "react";

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Arrow keys lead from day to day; a day that is not shown turns the page. */
export function useDayKeys(onLeave: (day: string) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget } = event;
    const day = currentTarget.dataset["day"];
    const step = steps[event.key];
    if (day === undefined || step === undefined) return;
    event.preventDefault();
    const isTurned = getComputedStyle(currentTarget).direction === "rtl" && Math.abs(step) === 1;
    const next = addDays(day, isTurned ? -step : step);
    const button = currentTarget
      .closest("table")
      ?.querySelector<HTMLElement>(`[data-day="${next}"]`);
    if (button) button.focus();
    else onLeave(next);
  };
}
