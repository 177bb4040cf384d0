import { useMedia } from "@jubilee/ui/use-media";
import { media } from "@jubilee/ui/theme";
import { useEffect, useRef } from "react";

/**
 * The part of the page that was asked for. Where it takes the place of what was pressed, it is scrolled to
 * and has the focus, which is how it is said; beside it nothing moves.
 */
export function useBroughtIntoSight(asked: number) {
  const part = useRef<HTMLElement>(null);
  const isInstead = useMedia(media.mobile);
  useEffect(() => {
    if (asked === 0 || !isInstead) return;
    part.current?.scrollIntoView({ block: "start" });
    part.current?.focus({ preventScroll: true });
  }, [asked, isInstead]);
  return part;
}
