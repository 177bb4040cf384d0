/** A name badge on its band. */
export const badge =
  '<path d="M22 104h116"/><path d="M62 14l12 26M98 14L86 40"/><path d="M52 40h56c4 0 6 2 6 6v58H46V46c0-4 2-6 6-6z" fill="var(--draw-paper)"/><path d="M46 60V46c0-4 2-6 6-6h56c4 0 6 2 6 6v14z" fill="var(--draw-tint)"/><path d="M74 48h12"/><circle cx="80" cy="76" r="8" fill="var(--draw-spark)"/><path d="M62 96h36"/>';
