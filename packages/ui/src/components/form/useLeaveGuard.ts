import { useContext, useEffect, useRef, useState } from "react";
import { leavingEvent } from "../link/mayLeave.ts";
import { NavigateContext } from "../link/NavigateContext.ts";

export interface LeaveGuard {
  /** Somebody is about to go while something is not finished. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

function linkOf(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  const href = link?.getAttribute("href") ?? "";
  const stays = ["target", "download", "data-stays"].some((name) => link?.hasAttribute(name));
  return /^\/(?!\/)/.test(href) && !stays ? href : null;
}

/**
 * Keeps what was begun from being lost: asks before a link, the back button or whatever asks
 * `mayLeave` leads off the page, lets the browser ask on closing. A link that only changes what is
 * in sight says so by `data-stays`.
 */
export function useLeaveGuard(isBegun: boolean): LeaveGuard {
  const navigate = useContext(NavigateContext);
  const [go, setGo] = useState<(() => void) | null>(null);
  const leaves = useRef(false);

  useEffect(() => {
    if (!isBegun) return undefined;
    leaves.current = false;
    const ask = (event: Event, onLeave: () => void) => {
      if (leaves.current) return;
      event.preventDefault();
      // Of several forms on a page one asks for all.
      event.stopImmediatePropagation();
      setGo(() => onLeave);
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!leaves.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const href = linkOf(event);
      if (href !== null) ask(event, () => navigate(href));
    };
    const onLeaving = (event: Event) => {
      if (event instanceof CustomEvent) ask(event, () => navigate(String(event.detail)));
    };
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable) return;
      const { key } = event.destination;
      ask(event, () => navigation.traverseTo(key));
    };
    const traversals = "navigation" in window ? navigation : undefined;
    addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, true);
    document.addEventListener(leavingEvent, onLeaving);
    traversals?.addEventListener("navigate", onNavigate);
    return () => {
      removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, true);
      document.removeEventListener(leavingEvent, onLeaving);
      traversals?.removeEventListener("navigate", onNavigate);
    };
  }, [isBegun, navigate]);

  return {
    isAsking: go !== null,
    stay: () => setGo(null),
    leave: () => {
      setGo(null);
      leaves.current = true;
      go?.();
    },
  };
}
