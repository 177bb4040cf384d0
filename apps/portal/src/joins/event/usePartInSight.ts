import { useEffect, useState, type RefObject } from "react";

/** The id of the part that is read: the last one whose top is in the window's upper part. */
export function usePartInSight(
  place: RefObject<HTMLElement | null>,
  isThere: boolean,
): string | null {
  const [inSight, setInSight] = useState<string | null>(null);
  useEffect(() => {
    if (!isThere) return undefined;
    const look = () => {
      const begun = [...(place.current?.children ?? [])].filter(
        (part) => part.getBoundingClientRect().top < innerHeight / 3,
      );
      setInSight(begun.at(-1)?.id ?? null);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [place, isThere]);
  return inSight;
}
