import { startTransition, useEffect, useState, type ReactNode } from "react";

interface AfterwardsProps {
  /** Stands there until then. */
  before?: ReactNode;
  children: ReactNode;
}

/**
 * Draws what lies lower on a page, a slice at a time, once the rest of it has been seen; also within
 * a page that is drawn `Later` itself.
 */
export function Afterwards({ before = null, children }: AfterwardsProps) {
  const [isTime, setTime] = useState(false);
  useEffect(() => startTransition(() => setTime(true)), []);
  return isTime ? children : before;
}
