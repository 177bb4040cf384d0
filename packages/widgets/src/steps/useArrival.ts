import { useEffect, useRef } from "react";
import type { WidgetContext } from "../widget.types.ts";

/** A new screen after a press: its heading takes the focus and is said, and is in view. */
export function useArrival(context: WidgetContext, title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    context.announce(title);
    if (context.shadow.host.contains(document.activeElement) || context.shadow.activeElement) {
      heading.current?.focus({ preventScroll: true });
    }
    heading.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  return heading;
}
