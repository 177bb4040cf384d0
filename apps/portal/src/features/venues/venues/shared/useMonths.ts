import { monthsAfter } from "@jubilee/core/schedule/calendar-days.rules";
import type { SharedVenue } from "@jubilee/core/venues/venues.types";
import { useRef, useState } from "react";
import { callEmbed } from "../../../../page-kit/embed/embed.ts";
import { venueLink } from "./venueLink.ts";

/** The server shows days up to two years on. */
const mostMonths = 24;
/** Two months are shown at a time. */
const step = 2;

/** Pages through the months of a venue; what was read is kept. */
export function useMonths(token: string, first: SharedVenue) {
  const thisMonth = `${first.fromDay.slice(0, 7)}-01`;
  const [shown, setShown] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const known = useRef(new Map([[thisMonth, first]]));
  const month = `${shown.fromDay.slice(0, 7)}-01`;
  const show = async (from: string) => {
    setProblem(null);
    const kept = known.current.get(from);
    if (kept) {
      setShown(kept);
      return;
    }
    setBusy(true);
    const result = await callEmbed<SharedVenue>(venueLink(token, from));
    setBusy(false);
    if (!result.ok) {
      setProblem(result.error.message);
      return;
    }
    known.current.set(from, result.value);
    setShown(result.value);
  };
  return {
    shown,
    isBusy,
    problem,
    earlier: month > thisMonth ? () => void show(monthsAfter(month, -step)) : null,
    later:
      month < monthsAfter(thisMonth, mostMonths - step)
        ? () => void show(monthsAfter(month, step))
        : null,
  };
}
