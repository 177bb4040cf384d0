/** A signpost at the end of a lost way. */
export const lost =
  '<path d="M22 104h40c20 0 22-16 8-20s-10-18 8-18h14c14 0 14-14 2-16" stroke-dasharray="2 8"/><path d="M112 104V34"/><path d="M88 34h44l10 9-10 9H88z" fill="var(--draw-tint)"/><path d="M136 60H98l-9 8 9 8h38z" fill="var(--draw-paper)"/><path d="M100 43h20M108 68h16"/><path d="M98 104h28"/><circle cx="30" cy="92" r="7" fill="var(--draw-spark)"/><path d="M26 34c0-6 4-9 9-9s9 3 9 8c0 6-8 6-8 13M36 54v1"/>';
