import { useLayoutEffect, useRef, useState } from "react";

/** Where a screen begins in the window, and how high the window is while a keyboard lies on it. */
export function useRoomHeight() {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ top: 160, height: window.innerHeight });
  useLayoutEffect(() => {
    const look = () => {
      const top = Math.round((place.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
      const height = Math.round(window.visualViewport?.height ?? window.innerHeight);
      setRoom((known) => (known.top === top && known.height === height ? known : { top, height }));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    window.visualViewport?.addEventListener("resize", look);
    return () => {
      watch.disconnect();
      window.visualViewport?.removeEventListener("resize", look);
    };
  }, []);
  return { place, ...room };
}
