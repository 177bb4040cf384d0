import { useDeferredValue, type ReactNode } from "react";

interface LaterProps {
  /** Stands there for the first moment. */
  before: ReactNode;
  /** Draws the children with everything else, as where they are all that is new. */
  atOnce?: boolean;
  children: ReactNode;
}

/**
 * Draws what is heavy after what stands around it has been painted, a slice at a time, so that a
 * press shows at once and the next one is heard meanwhile. Not for pages that are made ahead.
 */
export function Later({ before, atOnce = false, children }: LaterProps) {
  return useDeferredValue(true, atOnce) ? children : before;
}
