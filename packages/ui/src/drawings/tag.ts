/** A tag on its string. */
export const tag =
  '<path d="M22 104h116"/><path d="M40 52l34-28h34v34L80 98z" fill="var(--draw-tint)"/><circle cx="94" cy="38" r="6" fill="var(--draw-spark)"/><path d="M94 38c14-16 28-10 30 2"/><path d="M62 60l14 16M72 50l14 16"/>';
