import { useEffect, useRef } from "react";
import type { WidgetContext } from "../../widget.types.ts";

const mark = "jubileeStep";
const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[mark]);

/**
 * On our own pages a later screen is a step of the browser's history, so that the browser's way back
 * leads to the screen before it and not off the page. A stranger's page keeps its history to itself.
 */
export function useWayBack(context: WidgetContext, onBack: () => void): void {
  const newest = useRef(onBack);
  useEffect(() => {
    newest.current = onBack;
  });
  useEffect(() => {
    const back = () => isMarked() || newest.current();
    const enter = () => {
      if (!isMarked()) history.pushState({ ...history.state, [mark]: true }, "");
      addEventListener("popstate", back);
    };
    if (location.origin !== new URL(context.origin).origin) return undefined;
    if (isLeaving) addEventListener("popstate", enter, { once: true });
    else enter();
    return () => {
      removeEventListener("popstate", enter);
      removeEventListener("popstate", back);
      if (isMarked() && !isLeaving) leave();
    };
  }, [context.origin]);
}

/** The browser goes back later: a screen that opens before that is not what it leaves. */
let isLeaving = false;
function leave(): void {
  isLeaving = true;
  const left = () => {
    isLeaving = false;
  };
  addEventListener("popstate", left, { once: true });
  history.back();
}
