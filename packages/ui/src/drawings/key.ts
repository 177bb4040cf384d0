/** A key. */
export const key =
  '<path d="M22 104h116"/><circle cx="56" cy="62" r="24" fill="var(--draw-tint)"/><circle cx="48" cy="62" r="7" fill="var(--draw-paper)"/><path d="M80 62h52v16M116 62v12"/><circle cx="112" cy="36" r="8" fill="var(--draw-spark)"/><path d="M100 28l-5-5M124 28l5-5"/>';
