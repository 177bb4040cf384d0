import { useContext, useEffect, useRef, useState } from "react";
import { leavingEvent, mayLeave } from "../link/mayLeave.ts";
import { NavigateContext } from "../link/NavigateContext.ts";

export interface LeaveGuard {
  /** Somebody is about to go while something is not finished. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** Asks no more, but remembers where they were going: until `stay` or `goOn`. */
  pause: () => void;
  /** Nothing would be lost here any more: they go, unless another form asks. */
  goOn: () => void;
}

function linkOf(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  const href = link?.getAttribute("href") ?? "";
  const stays = ["target", "download", "data-stays"].some((name) => link?.hasAttribute(name));
  return /^\/(?!\/)/.test(href) && !stays ? href : null;
}

interface Way {
  /** An address, which other forms may have something against. */
  to?: string;
  go: () => void;
}

/**
 * Keeps what was begun from being lost: asks before a link, the back button or whatever asks
 * `mayLeave` leads off the page, lets the browser ask on closing. A link that only changes what is
 * in sight says so by `data-stays`.
 */
export function useLeaveGuard(isBegun: boolean, onAsk?: () => void): LeaveGuard {
  const navigate = useContext(NavigateContext);
  const [way, setWay] = useState<Way | null>(null);
  const [isAsking, setAsking] = useState(false);
  const leaves = useRef(false);
  const tellAsking = useRef(onAsk);
  useEffect(() => {
    tellAsking.current = onAsk;
  });

  useEffect(() => {
    if (!isBegun) return undefined;
    leaves.current = false;
    const ask = (event: Event, asked: Way) => {
      if (leaves.current) return;
      event.preventDefault();
      // Of several forms on a page one asks for all.
      event.stopImmediatePropagation();
      setWay(asked);
      setAsking(true);
      tellAsking.current?.();
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!leaves.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const href = linkOf(event);
      if (href !== null) ask(event, { to: href, go: () => navigate(href) });
    };
    const onLeaving = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const to = String(event.detail);
      ask(event, { to, go: () => navigate(to) });
    };
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable) return;
      const { key, sameDocument, url } = event.destination;
      // A step of the same page loses nothing.
      if (sameDocument && url === location.href) return;
      ask(event, { go: () => navigation.traverseTo(key) });
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

  const end = () => {
    setWay(null);
    setAsking(false);
  };
  return {
    isAsking,
    stay: end,
    leave: () => {
      end();
      leaves.current = true;
      way?.go();
    },
    pause: () => setAsking(false),
    goOn: () => {
      end();
      if (way && (way.to === undefined || mayLeave(way.to))) way.go();
    },
  };
}
