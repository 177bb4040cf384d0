/** Whether a text can be a link's token at all. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{16,200}$/.test(text);
}

/**
 * The token in a text that was copied: mail and chat programs take along what stands beside a link,
 * a dot, a bracket, a word. A text without one is given back as it is.
 */
export function tokenIn(copied: string): string {
  return /^[^\w-]*([\w-]{16,200})(?![\w-])/.exec(copied)?.[1] ?? copied;
}
