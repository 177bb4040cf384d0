/** A camera. */
export const camera =
  '<path d="M22 104h116"/><path d="M38 46h22l6-10h28l6 10h22c4 0 6 2 6 6v46c0 4-2 6-6 6H38c-4 0-6-2-6-6V52c0-4 2-6 6-6z" fill="var(--draw-tint)"/><circle cx="80" cy="74" r="20" fill="var(--draw-paper)"/><circle cx="80" cy="74" r="9" fill="var(--draw-spark)"/><path d="M112 56h6"/><path d="M120 24l3-8M132 32l8-4M106 22l-2-8" opacity=".55"/>';
