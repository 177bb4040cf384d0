/** A gate with a padlock. */
export const lock =
  '<path d="M22 104h116"/><path d="M56 104V46a24 24 0 0 1 48 0v58z" fill="var(--draw-tint)"/><path d="M66 104V50a14 14 0 0 1 28 0v54" fill="var(--draw-paper)"/><path d="M50 70h60"/><rect x="66" y="62" width="28" height="26" rx="5" fill="var(--draw-spark)"/><path d="M72 62v-5a8 8 0 0 1 16 0v5"/><path d="M80 72v6"/><path d="M42 104h76"/>';
