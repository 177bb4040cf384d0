/** The token in an event's link, or null for anything that is none. */
export function tokenOfLink(text: string): string | null {
  const found =
    /(?:^|\/)(?:event-info-view|showcase|embed\/(?:event|rsvp))\/([A-Za-z0-9_-]{16,200})(?:[/?#]|$)/.exec(
      text.trim(),
    );
  return found?.[1] ?? (/^[A-Za-z0-9_-]{32}$/.test(text.trim()) ? text.trim() : null);
}
