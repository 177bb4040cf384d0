/** How long a name may be that somebody gives as their own; lists hold longer ones. */
export const longestOwnName = 120;

/** How long a name in a list may be: a guest's, a ticket holder's, a companion's. */
export const longestName = 200;

/** The letters whose writers put somebody's own name first. */
const ownFirstLetters =
  /\p{Script=Latin}|\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Greek}|\p{Script=Armenian}|\p{Script=Georgian}|\p{Script=Devanagari}|\p{Script=Thai}/u;

/** What is no name without its next word: `عبد الله`, `أبو بكر`, `نور الدين`. */
const joined = /^(?:عبد|أبو|ابو|أبي|أم|ام|ابن|بن)$|^(?:ال(?:دين|له|رحمن|رحيم|إسلام|هدى)|الله)$/u;

/**
 * The name to greet somebody by: the first word of what is written in letters whose writers put
 * it first, with what belongs to it (`عبد الله`). Others may put the family's name first, as
 * `佐藤 花子` does, and so may a comma; such a name stays whole, since the bare family name would
 * be rude.
 */
export function firstName(name: string | null | undefined): string {
  const whole = name?.trim() ?? "";
  const [first = "", second = ""] = whole.split(/\s+/u);
  if (!ownFirstLetters.test(first) || /[,،，、]/u.test(whole)) return whole;
  return joined.test(first) || joined.test(second) ? `${first} ${second}`.trim() : first;
}

/** The name to greet somebody by whose first name may be known by itself (`Mary Ann`); names that put the family's first stay whole. */
export function greetingName(
  first: string | null | undefined,
  whole: string | null | undefined,
): string {
  const known = first?.trim() ?? "";
  return ownFirstLetters.test(known) ? known : firstName(whole);
}

/** The letters whose writers put the family's name first; SQL `full_name` has the same. */
const familyFirstLetters =
  /^[ \u00b7\u1100-\u11ff\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u303c\u3041-\u30ff\u3130-\u318f\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff66-\uffdc\u{20000}-\u{3ffff}]+$/u;

const namesFamilyFirst = (name: string, locale?: string | null): boolean =>
  /^hu(-|$)/i.test(locale ?? "") || familyFirstLetters.test(name);

/**
 * A whole name from its parts: the family's name first where both are written in Han, kana or
 * Hangul, or the person is known to read Hungarian. A space always parts them, as forms in Japan
 * do: Han alone does not tell Japanese from Chinese, and by it the parts are found again.
 * SQL `private.full_name` holds the same rule.
 */
export function fullName(
  first: string | null | undefined,
  last: string | null | undefined,
  locale?: string | null,
): string {
  const [given, family] = [first?.trim() ?? "", last?.trim() ?? ""];
  if (given && family && namesFamilyFirst(given + family, locale)) return `${family} ${given}`;
  return `${given} ${family}`.trim();
}

/** The parts of a name that is written with the family's first; null for every other. */
export function partsFamilyFirst(
  whole: string,
  locale?: string | null,
): { firstName: string; lastName: string } | null {
  const [family = "", ...given] = whole.trim().split(/\s+/u);
  if (given.length === 0 || !namesFamilyFirst([family, ...given].join(" "), locale)) return null;
  return { firstName: given.join(" "), lastName: family };
}
