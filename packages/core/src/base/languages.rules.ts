/** What a browser asks for, most wanted first: `de-CH, en;q=0.8`. */
export function acceptedLanguages(header: string | null): string[] {
  const wishes = (header ?? "")
    .slice(0, 400)
    .split(",")
    .slice(0, 12)
    .map((wish) => {
      const [tag = "", weight = ""] = wish.trim().split(/\s*;\s*q=/);
      return { tag, weight: weight === "" ? 1 : Number(weight) || 0 };
    });
  const wanted = wishes.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return wanted.flatMap(({ tag }) => flavourOf(tag));
}

/**
 * A tag as dates and figures need it: language, script, region. What is none is left out, and what
 * somebody hangs on makes no page of its own.
 */
export function flavourOf(tag: string): string[] {
  try {
    const { language, script, region } = new Intl.Locale(tag);
    return [[language, script, region].filter(Boolean).join("-")];
  } catch {
    return [];
  }
}
