/** A magnifying glass. */
export const search =
  '<path d="M22 104h116"/><circle cx="70" cy="54" r="32" fill="var(--draw-tint)"/><path d="M93 77l26 26"/><path d="M54 52a17 17 0 0 1 15-16"/><path d="M112 30l3-8M122 38l8-4"/><circle cx="82" cy="62" r="7" fill="var(--draw-spark)"/>';
