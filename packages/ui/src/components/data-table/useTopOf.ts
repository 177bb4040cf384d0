import { useLayoutEffect, useState, type RefObject } from "react";

/** How far from the page's top the rows begin, whatever comes or goes above them. */
export function useTopOf(region: RefObject<HTMLElement | null>, isShown: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const measure = () => {
      const rows = region.current?.querySelector("[data-rows]");
      if (rows) setTop(Math.round(rows.getBoundingClientRect().top + scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [region, isShown]);
  return top;
}
