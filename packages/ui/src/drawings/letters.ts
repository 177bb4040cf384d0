/** A letter in its envelope. */
export const letters =
  '<path d="M22 104h116"/><path d="M40 52h80v52H40z" fill="var(--draw-tint)"/><path d="M40 52l40 30 40-30"/><path d="M52 60V26h56v34L80 82z" fill="var(--draw-paper)"/><path d="M62 38h36M62 48h22"/><circle cx="106" cy="28" r="9" fill="var(--draw-spark)"/>';
