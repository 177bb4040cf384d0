import { useRef } from "react";
import type { WidgetContext } from "../../widget.types.ts";
import { useEffectOn } from "../../parts/useEffectOn.ts";

/** A new screen after a press: its heading takes the focus and is said, and is in view. A page that just loads is left alone. */
export function useArrival(context: WidgetContext, title: string, isReturn = false) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffectOn([], () => {
    context.announce(title);
    if (context.touched()) heading.current?.focus({ preventScroll: true });
    if (isReturn) context.shadow.host.scrollIntoView?.({ block: "start" });
    else if (context.touched()) heading.current?.scrollIntoView?.({ block: "nearest" });
  });
  return heading;
}
