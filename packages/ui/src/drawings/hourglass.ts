/** An hourglass. */
export const hourglass =
  '<path d="M22 104h116"/><path d="M54 24h52M54 104h52"/><path d="M60 24v12c0 14 20 20 20 28s-20 14-20 28v12h40V92c0-14-20-20-20-28s20-14 20-28V24z" fill="var(--draw-paper)"/><path d="M66 40c2 10 14 14 14 24 0-10 12-14 14-24z" fill="var(--draw-spark)"/><path d="M62 104c2-12 18-12 18-22 0 10 16 10 18 22z" fill="var(--draw-tint)"/>';
