import { useMedia } from "@jubilee/ui/use-media";
import { media } from "@jubilee/ui/theme";
import { useEffect, useRef } from "react";

/**
 * The part of the page that was asked for. Where it stands below what was pressed, it is scrolled to and
 * has the focus, which is how it is said; beside it nothing moves.
 */
export function useBroughtIntoSight(asked: number) {
  const part = useRef<HTMLElement>(null);
  const isBelow = useMedia(media.belowDesktop);
  useEffect(() => {
    if (asked === 0 || !isBelow) return;
    part.current?.scrollIntoView({ block: "start" });
    part.current?.focus({ preventScroll: true });
  }, [asked, isBelow]);
  return part;
}
