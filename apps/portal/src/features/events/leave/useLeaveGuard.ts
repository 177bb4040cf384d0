import { useEffect, useState } from "react";
import { navigate } from "wouter/use-browser-location";

export interface LeaveGuard {
  /** Somebody is about to go while something is not finished. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

function linkOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  const href = link?.getAttribute("href") ?? "";
  return href.startsWith("/") && !link?.getAttribute("target") ? href : null;
}

/**
 * Keeps what was begun from being lost: asks before a link leads off the page, lets the browser ask
 * on closing.
 */
export function useLeaveGuard(isBegun: boolean): LeaveGuard {
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!isBegun) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const href = linkOf(event);
      if (href === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(href);
    };
    addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, true);
    return () => {
      removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, true);
    };
  }, [isBegun]);

  return {
    isAsking: target !== null,
    stay: () => setTarget(null),
    leave: () => {
      setTarget(null);
      if (target !== null) navigate(target);
    },
  };
}
