/** A sheet torn in two. */
export const broken =
  '<path d="M22 104h116"/><path d="M30 38h46l-8 16 10 12-10 14 4 12H30z" fill="var(--draw-tint)"/><path d="M88 38h42v54H86l-5-12 10-14-10-12z" fill="var(--draw-paper)"/><path d="M42 54h16M42 66h22M42 78h12M102 54h16M102 66h16"/><path d="M86 8L76 21h8l-4 11 12-14h-8z" fill="var(--draw-spark)"/>';
