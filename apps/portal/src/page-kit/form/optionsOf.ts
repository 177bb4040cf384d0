/** What a Select offers, from what each value is called, in the order of the words. */
export function optionsOf<Value extends string>(
  words: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] {
  const entries = Object.entries(words) as [Value, string][];
  return entries.map(([value, label]) => ({ value, label }));
}
