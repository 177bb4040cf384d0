import type { Found } from "../steps/every/return.ts";
import { useEffectOn } from "./useEffectOn.ts";

const loadReturn = () => import("../steps/every/return.ts");

/** Takes up what a payment page has sent the visitor back with, or what is still held, if anything. */
export function useReturned<View>(
  pickUp: (later: Awaited<ReturnType<typeof loadReturn>>) => Promise<Found<View> | null>,
  onFound: (found: Found<View>) => void,
  held?: unknown,
): void {
  useEffectOn([], () => {
    if (!held && !location.search.includes("jubilee_")) return;
    loadReturn()
      .then(pickUp)
      .then(
        (found) => found && onFound(found),
        // The address keeps it: the page may be loaded again.
        () => undefined,
      );
  });
}
