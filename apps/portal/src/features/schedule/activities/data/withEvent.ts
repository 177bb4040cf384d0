/** An address of the activities' pages that keeps to one event. */
export function withEvent(path: string, eventId: string): string {
  return `${path}?event=${encodeURIComponent(eventId)}`;
}
