/** Asked of whatever on the page would be lost; who would lose something prevents it. */
export const leavingEvent = "jubilee:leaving";

/**
 * Before something that is no link leads to another address: whether nothing begun stands in its
 * way. What does asks, and goes there itself if it is told to leave.
 */
export function mayLeave(href: string): boolean {
  return document.dispatchEvent(new CustomEvent(leavingEvent, { detail: href, cancelable: true }));
}
