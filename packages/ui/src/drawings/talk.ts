/** A question, and the answer to it. */
export const talk =
  '<path d="M22 104h116"/><path d="M36 22h58a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H60L46 77V64H36a8 8 0 0 1-8-8V30a8 8 0 0 1 8-8z" fill="var(--draw-tint)"/><path d="M44 38h42M44 49h26"/><path d="M78 54h46a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-8v12L103 88H78a8 8 0 0 1-8-8V62a8 8 0 0 1 8-8z" fill="var(--draw-paper)"/><path d="M90 71l8 8 16-15"/><circle cx="132" cy="54" r="9" fill="var(--draw-spark)"/>';
