/** The words and the cover of an event's type, as Storybook's toolbar chooses them. */
export interface Vocabulary {
  id: string;
  name: string;
  groupTerm: string;
  memberTerm: string;
}

/** What the toolbar has chosen for a story. */
export function vocabularyOf(loaded: Record<string, unknown>): Vocabulary {
  const { eventType } = loaded;
  if (typeof eventType !== "object" || eventType === null || !("memberTerm" in eventType)) {
    throw new Error("No event type is loaded: .storybook/preview.tsx loads it for every story.");
  }
  return eventType as Vocabulary;
}
