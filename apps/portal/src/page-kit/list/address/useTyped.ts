import { useEffect, useEffectEvent, useState } from "react";

/** How long typing pauses before it is followed. */
const restMs = 250;

/** Words that are typed: shown at once, and written when typing rests or something is pressed. */
export function useTyped(
  written: string,
  write: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  const keep = useEffectEvent(() => {
    if (typed !== null && typed !== written) write(typed);
    setTyped(null);
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(keep, restMs);
    addEventListener("click", keep, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("click", keep, { capture: true });
    };
  }, [typed]);
  return [typed ?? written, setTyped];
}
