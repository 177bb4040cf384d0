import { useReadValue } from "./data/useRead.ts";

/** Half a second: what the `date` of an answer leaves out on average, in milliseconds. */
const halfSecondMs = 500;

/**
 * How far the server's clock is ahead of this device's, in milliseconds, taken from the middle of
 * one short call; 0 until it is known or when it cannot be known.
 */
export function useServerClock(): number {
  const { data } = useReadValue(
    ["server-clock"],
    async () => {
      const asked = Date.now();
      const { headers, body } = await fetch("/health", { cache: "no-store" });
      const middle = (asked + Date.now()) / 2;
      await body?.cancel();
      const told = Date.parse(headers.get("date") ?? "");
      return Number.isNaN(told) ? 0 : told + halfSecondMs - middle;
    },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return data ?? 0;
}
