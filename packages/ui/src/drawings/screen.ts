/** A page on a screen. */
export const screen =
  '<path d="M22 104h116"/><path d="M34 28h92c3 0 5 2 5 5v59H29V33c0-3 2-5 5-5z" fill="var(--draw-paper)"/><path d="M29 44V33c0-3 2-5 5-5h92c3 0 5 2 5 5v11z" fill="var(--draw-tint)"/><path d="M38 36h2M48 36h2M42 58h34M42 70h24"/><path d="M66 92l-4 12M94 92l4 12"/><path d="M90 54h28v24H90z" fill="var(--draw-spark)"/>';
