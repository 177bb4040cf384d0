/** A text that no database keeps, and where it was found. */
export interface Unstorable {
  /** The nearest name above it, or null in a bare list or in a name itself. */
  field: string | null;
  message: string;
}

// oxlint-disable-next-line no-control-regex -- it is what is looked for
const unstorable = /\u0000|\p{Surrogate}/u;

/**
 * Finds the first text of a JSON value that cannot be stored: with NUL or with half of a character.
 * The one rule for whatever comes in, wherever it comes in.
 */
export function findUnstorable(value: unknown): Unstorable | null {
  const waiting: { value: unknown; field: string | null }[] = [{ value, field: null }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: part, field } = next;
    if (typeof part === "string" && unstorable.test(part)) return found(part, field);
    if (typeof part !== "object" || part === null) continue;
    for (const [name, inner] of Object.entries(part)) {
      if (unstorable.test(name)) return found(name, null);
      waiting.push({ value: inner, field: Array.isArray(part) ? field : name });
    }
  }
  return null;
}

function found(text: string, field: string | null): Unstorable {
  const what = text.includes("\0") ? "an invisible NUL character" : "half of a character";
  return {
    field,
    message: `The text has ${what} in it, which cannot be kept. Delete it and try again.`,
  };
}
