/** A heart with a coin. */
export const heart =
  '<path d="M22 104h116"/><path d="M80 98C50 78 38 62 38 48c0-12 9-20 20-20 9 0 17 5 22 14 5-9 13-14 22-14 11 0 20 8 20 20 0 14-12 30-42 50z" fill="var(--draw-tint)"/><circle cx="104" cy="28" r="16" fill="var(--draw-spark)"/><path d="M97 28a7 7 0 0 1 7-7"/>';
