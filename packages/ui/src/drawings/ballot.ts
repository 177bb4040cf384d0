/** A ballot going into its box. */
export const ballot =
  '<path d="M22 104h116"/><path d="M36 66h88v38H36z" fill="var(--draw-tint)"/><path d="M60 66V24h40v42" fill="var(--draw-paper)"/><path d="M50 66h60"/><path d="M70 42l8 8 14-17"/><circle cx="80" cy="85" r="8" fill="var(--draw-spark)"/>';
