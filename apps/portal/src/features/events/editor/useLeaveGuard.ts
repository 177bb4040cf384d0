import { useEffect, useState } from "react";
import { navigate } from "wouter/use-browser-location";

interface LeaveGuard {
  /** Where somebody was about to go, while changes are not saved. */
  target: string | null;
  stay: () => void;
  leave: () => void;
}

/** Keeps typed changes from being lost: asks before a link leads away, lets the browser ask on closing. */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!isDirty) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const href = link?.getAttribute("href") ?? "";
      if (!href.startsWith("/") || link?.getAttribute("target")) return;
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
  }, [isDirty]);

  return {
    target,
    stay: () => setTarget(null),
    leave: () => {
      if (target) navigate(target);
      setTarget(null);
    },
  };
}
