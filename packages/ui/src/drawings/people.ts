/** Three people. */
export const people =
  '<path d="M22 104h116"/><path d="M26 104c0-26 8-38 22-38s22 12 22 38" fill="var(--draw-tint)"/><circle cx="48" cy="50" r="12" fill="var(--draw-paper)"/><path d="M90 104c0-26 8-38 22-38s22 12 22 38" fill="var(--draw-tint)"/><circle cx="112" cy="50" r="12" fill="var(--draw-paper)"/><path d="M54 104c0-32 10-46 26-46s26 14 26 46" fill="var(--draw-paper)"/><circle cx="80" cy="40" r="14" fill="var(--draw-spark)"/>';
