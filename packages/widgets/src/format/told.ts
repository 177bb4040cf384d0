/** Words by what they were made from: the server's, which come beside the data, and this page's own. */
let known: Record<string, string> = {};

/**
 * Words that a formatter of the browser's makes. The first one of a page costs more than all that is
 * drawn with it, so words are kept instead, and the server has written those of the first screen.
 */
export function told(from: unknown[], make: () => string): string {
  return (known[from.join()] ??= make());
}

/** Takes over what the server has written. */
export function learn(words: Record<string, string> | undefined): void {
  Object.assign(known, words);
}

/** All that is told while something runs, as the server writes it beside the data. */
export function collect(run: () => void): Record<string, string> {
  const before = known;
  const words = (known = {});
  run();
  known = before;
  return words;
}
