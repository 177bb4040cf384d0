import { useEffect, useLayoutEffect } from "react";
import { place, readKept, writeKept } from "../../app/routing/keptState.ts";

const restMs = 150;

/** Where one is, whatever else stands in the address. */
const screenOf = () => `${location.pathname} ${new URLSearchParams(location.search).get("tab")}`;

/** Keeps how far a long page is scrolled, and goes there again once its rows are there. */
export function usePlace(isReady: boolean): void {
  useLayoutEffect(() => {
    const top = readKept(place);
    if (isReady && typeof top === "number") scrollTo({ top, behavior: "instant" });
  }, [isReady]);
  useEffect(() => {
    if (!isReady) return undefined;
    const screen = screenOf();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      if (screenOf() === screen) writeKept(place, Math.round(scrollY));
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, restMs);
    };
    addEventListener("scroll", wait, { passive: true });
    /* Who presses a link is about to leave. */
    addEventListener("click", keep, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", wait);
      removeEventListener("click", keep, { capture: true });
    };
  }, [isReady]);
}
