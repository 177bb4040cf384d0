/** A cup of tea. */
export const tea =
  '<path d="M22 104h116"/><path d="M46 58h56v22c0 14-10 24-22 24H68c-12 0-22-10-22-24z" fill="var(--draw-tint)"/><path d="M102 64h8c8 0 12 4 12 10s-6 12-14 12h-7"/><path d="M38 104h72"/><path d="M62 48c-5-6 5-10 0-18M76 48c-5-6 5-12 0-22M90 48c-5-6 5-10 0-18" opacity=".6"/><path d="M58 58v14"/><rect x="52" y="72" width="13" height="14" rx="2" fill="var(--draw-spark)"/>';
