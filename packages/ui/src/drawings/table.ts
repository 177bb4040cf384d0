/** A table for two with a candle. */
export const table =
  '<path d="M22 104h116"/><path d="M80 72v32M62 104h36"/><ellipse cx="80" cy="64" rx="46" ry="13" fill="var(--draw-tint)"/><path d="M30 40v64M30 74h16v30M130 40v64M130 74h-16v30"/><path d="M72 60V46h16v14" fill="var(--draw-paper)"/><path d="M80 46v-9"/><path d="M80 37c-6-7 0-11 0-18 5 7 6 12 0 18z" fill="var(--draw-spark)"/>';
