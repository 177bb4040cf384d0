/** A clipboard and a pencil. */
export const list =
  '<path d="M22 104h116"/><path d="M52 24h56c4 0 6 2 6 6v74H46V30c0-4 2-6 6-6z" fill="var(--draw-paper)"/><path d="M68 18h24v12H68z" fill="var(--draw-tint)"/><path d="M74 50h28M74 68h28M74 86h16"/><circle cx="60" cy="50" r="5" fill="var(--draw-tint)"/><circle cx="60" cy="68" r="5" fill="var(--draw-tint)"/><path d="M55 86l4 4 7-9"/><path d="M118 96l18-42 8 3-18 42-9 6z" fill="var(--draw-spark)"/>';
