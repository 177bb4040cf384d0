import { useEffect, useRef } from "react";

/** The heading that takes the focus when what had it went with the state before. */
export function useLostFocus(state: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (before.current !== null && before.current !== state && isLost) heading.current?.focus();
    before.current = state;
  }, [state]);
  return heading;
}
