/** Where a finger is put down and how far it moves, in pixels of the window. */
export interface Stroke {
  x: number;
  y: number;
  byX: number;
  byY: number;
}

declare global {
  // oxlint-disable-next-line no-var -- only so is it a property of the global object
  var strokeByTouch: ((stroke: Stroke) => Promise<void>) | undefined;
}

/**
 * Moves a finger as the browser itself would, where stories are tests: there the browser decides what
 * scrolls. False in Storybook, which has no fingers.
 */
export async function stroke(element: Element, by: { x?: number; y?: number }): Promise<boolean> {
  if (!globalThis.strokeByTouch) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  await globalThis.strokeByTouch({
    x: left + width / 2,
    y: top + height / 2,
    byX: by.x ?? 0,
    byY: by.y ?? 0,
  });
  return true;
}
