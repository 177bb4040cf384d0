/** A folded map with a pin. */
export const map =
  '<path d="M22 104h116"/><path d="M30 44l32-12v60l-32 12z" fill="var(--draw-tint)"/><path d="M62 32l36 12v60L62 92z" fill="var(--draw-paper)"/><path d="M98 44l32-12v60l-32 12z" fill="var(--draw-tint)"/><path d="M40 86c14-16 26 2 40-14" stroke-dasharray="1 7"/><path d="M92 66C80 52 76 46 76 38a16 16 0 1 1 32 0c0 8-4 14-16 28z" fill="var(--draw-spark)"/><circle cx="92" cy="38" r="5" fill="var(--draw-paper)"/>';
