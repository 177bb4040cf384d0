/** The paragraphs of what hosts wrote: plain text, parted by blank lines. */
export const paragraphsOf = (text: string | null): string[] =>
  (text ?? "").split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
