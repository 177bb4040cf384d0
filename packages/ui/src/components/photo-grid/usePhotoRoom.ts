import { useLayoutEffect, useState, type RefObject } from "react";

/** How wide the grid is, and how far below the top of the page it begins. */
export function usePhotoRoom(grid: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const look = () => {
      const element = grid.current;
      if (!element) return;
      const { width, top } = element.getBoundingClientRect();
      const next = { width, top: top + globalThis.scrollY };
      setRoom((now) => (now.width === next.width && now.top === next.top ? now : next));
    };
    look();
    const observer = new ResizeObserver(look);
    if (grid.current) observer.observe(grid.current);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  return room;
}
