import { useEffect, useState } from "react";

/**
 * Lets what moves the page wait until a press is over: a line that goes when its field is left takes
 * the button from under the pointer before it is let go, and the press is lost.
 */
export function useAfterPress() {
  const [press] = useState(() => {
    let isDown = false;
    const note = ({ type }: Event) => {
      isDown = type === "pointerdown";
    };
    const types = ["pointerdown", "pointerup", "pointercancel"] as const;
    const forget = () => {
      for (const type of types) document.removeEventListener(type, note, true);
    };
    return {
      /** From here on presses are noted. */
      watch: () => {
        for (const type of types) document.addEventListener(type, note, true);
      },
      forget,
      /** At once, or when what is pressed is let go. */
      run: (act: () => void) => {
        forget();
        if (!isDown) {
          act();
          return;
        }
        isDown = false;
        const over = new AbortController();
        const end = () => {
          over.abort();
          // After the click, which follows in the same breath.
          setTimeout(act);
        };
        for (const type of ["pointerup", "pointercancel"])
          document.addEventListener(type, end, { capture: true, signal: over.signal });
      },
    };
  });
  useEffect(() => press.forget, [press]);
  return press;
}
