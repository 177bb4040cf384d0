import { useEffect, useRef, useState } from "react";
import { navigate } from "wouter/use-browser-location";

export interface LeaveGuard {
  /** Somebody is about to go while something is not finished. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

/** The browser's own way back. */
const back = Symbol("back");

function linkOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  const href = link?.getAttribute("href") ?? "";
  return href.startsWith("/") && !link?.getAttribute("target") ? href : null;
}

/**
 * Keeps what was begun from being lost: asks before a link or the way back leads off the page, lets
 * the browser ask on closing.
 */
export function useLeaveGuard(isBegun: boolean): LeaveGuard {
  const [target, setTarget] = useState<string | typeof back | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isBegun) return undefined;
    const here = location.href;
    let isReturning = false;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const href = linkOf(event);
      if (href === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(href);
    };
    /** The address has changed already: back to it first, unseen by the router, then the question. */
    const onBack = (event: PopStateEvent) => {
      if (isLeaving.current) return;
      event.stopImmediatePropagation();
      if (isReturning) setTarget(back);
      else if (location.href !== here) history.go(1);
      isReturning = !isReturning && location.href !== here;
    };
    addEventListener("beforeunload", onUnload);
    addEventListener("popstate", onBack, true);
    document.addEventListener("click", onClick, true);
    return () => {
      removeEventListener("beforeunload", onUnload);
      removeEventListener("popstate", onBack, true);
      document.removeEventListener("click", onClick, true);
    };
  }, [isBegun]);

  return {
    isAsking: target !== null,
    stay: () => setTarget(null),
    leave: () => {
      isLeaving.current = true;
      setTarget(null);
      if (target === back) history.back();
      else if (target !== null) navigate(target);
    },
  };
}
