/** What is wrong with a draft, by field. */
export type Problems<Draft> = { [Name in keyof Draft]?: string | undefined };

/** A draft that was read: what is sent, or what is wrong with it. */
export type Checked<Draft, Input> =
  | { ok: true; input: Input }
  | { ok: false; errors: Problems<Draft> };

export function hasProblems(problems: Problems<object>): boolean {
  return Object.values(problems).some((problem) => problem !== undefined);
}

/**
 * What is still wrong once some fields are changed: nothing of those, and of the others what `now`
 * finds as well. What a server refused (`now` is null) stays until its own field is changed.
 */
export function settle<Draft extends object>(
  known: Problems<Draft>,
  changed: Partial<Draft>,
  now: Problems<Draft> | null,
): Problems<Draft> {
  const still = (Object.keys(known) as (keyof Draft)[])
    .filter((name) => !(name in changed))
    .map((name) => [name, (now ?? known)[name]] as const);
  return Object.fromEntries(still) as Problems<Draft>;
}
