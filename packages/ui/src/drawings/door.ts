/** A door ajar. */
export const door =
  '<path d="M22 104h116"/><path d="M54 104V34c0-6 4-10 10-10h32c6 0 10 4 10 10v70" fill="var(--draw-paper)"/><path d="M62 104V38l32-6v72z" fill="var(--draw-tint)"/><circle cx="87" cy="70" r="3" fill="var(--draw-spark)"/><path d="M36 104h88"/><path d="M118 60l14-8M120 72h14" opacity=".55"/>';
