/** Two tickets. */
export const tickets =
  '<path d="M22 104h116"/><path d="M30 52h86v13a8 8 0 0 0 0 15v14H30V80a8 8 0 0 0 0-15z" fill="var(--draw-tint)"/><path d="M50 44l70-20 5 15a8 8 0 0 0 4 14l4 14-17 5" /><path d="M92 54v5M92 67v5M92 80v5"/><path d="M60 62l4 8 9 1-6 6 1 9-8-4-8 4 1-9-6-6 9-1z" fill="var(--draw-spark)"/>';
