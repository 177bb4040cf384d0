/** How long a name may be that somebody gives as their own; lists hold longer ones. */
export const longestOwnName = 120;

/** How long a name in a list may be: a guest's, a ticket holder's, a companion's. */
export const longestName = 200;

/**
 * The name to greet somebody by: the first word of what is written in Latin letters. Other
 * scripts may put the family's name first, as `佐藤 花子` does, and so may a comma; such a name
 * stays whole, since the bare family name would be rude.
 */
export function firstName(name: string | null | undefined): string {
  const whole = name?.trim() ?? "";
  const first = whole.split(/\s+/u)[0] ?? "";
  return /\p{Script=Latin}/u.test(first) && !/[,，、]/u.test(whole) ? first : whole;
}
