const pixels = (length: string) => Number.parseFloat(length) || 0;

/** How much of the window's top and foot is taken by what stays there, in pixels. */
export function stuckRoom(region: HTMLElement): { top: number; foot: number } {
  const { scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  return {
    top: pixels(getComputedStyle(region).scrollPaddingBlockStart),
    foot: pixels(scrollPaddingBlockEnd),
  };
}

/** Scrolls the page just so far that what reaches from one height of the window to another is seen. */
export function bringIntoSight(region: HTMLElement, top: number, bottom: number): void {
  const room = stuckRoom(region);
  const below = bottom + room.foot - innerHeight;
  const by = top < room.top ? top - room.top : Math.max(0, Math.min(below, top - room.top));
  if (Math.abs(by) >= 1) scrollBy({ top: by, behavior: "instant" });
}
