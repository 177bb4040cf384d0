const commas: Readonly<Record<string, string>> = { ar: "، ", ja: "、", zh: "，" };

/** What stands between the parts of one line, as a language writes it. */
export const comma = (locale: string): string => commas[locale.slice(0, 2)] ?? ", ";

/** Parts of one line, such as a day, a clock and a place; what is empty is left out. */
export const inOneLine = (
  locale: string,
  ...parts: readonly (string | false | null | undefined)[]
): string => parts.filter(Boolean).join(comma(locale));
