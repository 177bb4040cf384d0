/** Coins. */
export const coins =
  '<path d="M22 104h116"/><path d="M34 82v14c0 5 12 8 26 8s26-3 26-8V82" fill="var(--draw-tint)"/><path d="M34 68v14c0 5 12 8 26 8s26-3 26-8V68" fill="var(--draw-paper)"/><ellipse cx="60" cy="68" rx="26" ry="8" fill="var(--draw-tint)"/><circle cx="108" cy="82" r="22" fill="var(--draw-paper)"/><circle cx="108" cy="82" r="13" fill="var(--draw-spark)"/>';
