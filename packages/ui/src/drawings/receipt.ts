/** A receipt. */
export const receipt =
  '<path d="M22 104h116"/><path d="M52 20l7 6 7-6 7 6 7-6 7 6 7-6 7 6 7-6v84H52z" fill="var(--draw-paper)"/><path d="M64 44h32M64 56h32M64 68h18"/><path d="M52 80h56v24H52z" fill="var(--draw-tint)"/><circle cx="94" cy="92" r="7" fill="var(--draw-spark)"/><path d="M64 92h14"/>';
