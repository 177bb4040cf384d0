import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from "react";
import type { Message } from "./conversation.types.ts";

/** So close to the end, one has seen it. */
const nearPx = 40;

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight <= nearPx;

/** How many others wrote since one left the end; the end stays in sight while the room changes, and comes into sight with one's own message. */
export function useNewest(
  scroller: RefObject<HTMLElement | null>,
  messages: readonly Message[],
  /** How high all messages are by now: the more of them were drawn, the truer it is. */
  height: number,
  startsAtEnd: boolean,
  toEnd: () => void,
) {
  const newest = messages.at(-1);
  const [isAtEnd, setAtEnd] = useState(startsAtEnd);
  const [left, setLeft] = useState(newest?.id);
  const [before, setBefore] = useState(newest?.id);
  if (before !== newest?.id) {
    setBefore(newest?.id);
    if (isAtEnd) setLeft(newest?.id);
  }
  const look = useEffectEvent(() => {
    const element = scroller.current;
    if (!element) return;
    const isNear = isNearEnd(element);
    if (isNear !== isAtEnd) setAtEnd(isNear);
    if (isNear) setLeft(newest?.id);
  });
  const stay = useEffectEvent(() => {
    if (isAtEnd) toEnd();
    else look();
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(stay);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [scroller]);
  const keep = useEffectEvent(() => {
    if (isAtEnd) toEnd();
  });
  useLayoutEffect(() => {
    if (height > 0) keep();
  }, [height]);
  const ownNewest = newest?.isOwn ? newest.id : undefined;
  const [ownAtStart] = useState(ownNewest);
  const follow = useEffectEvent(toEnd);
  useLayoutEffect(() => {
    if (ownNewest && ownNewest !== ownAtStart) follow();
  }, [ownNewest, ownAtStart]);
  const since = messages.findIndex(({ id }) => id === left);
  const arrived = isAtEnd ? 0 : messages.slice(since + 1).filter(({ isOwn }) => !isOwn).length;
  return { isAtEnd, arrived };
}
