/** A host's words by address, such as `rsvp.title` or `rsvp.answers.yes`. */
function readWords(json: string): Map<string, string> {
  try {
    const words: unknown = JSON.parse(json);
    const entries = typeof words === "object" && words ? Object.entries(words) : [];
    return new Map(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  } catch {
    // What is no JSON says nothing: the widget's own words stay.
    return new Map();
  }
}

/** `{1}` stands for the first value, `{2}` for the second. */
function filled(text: string, values: (string | number | null)[]): string {
  return text.replace(/\{(\d)\}/g, (whole, place) => String(values[Number(place) - 1] ?? whole));
}

function override(words: Map<string, string>, address: string, spoken: unknown): unknown {
  const own = words.get(address);
  if (typeof spoken === "function") {
    return own === undefined
      ? spoken
      : (...values: (string | number | null)[]) => filled(own, values);
  }
  if (typeof spoken !== "object" || spoken === null) return own ?? spoken;
  return Object.fromEntries(
    Object.entries(spoken).map(([name, inner]) => [
      name,
      override(words, `${address}.${name}`, inner),
    ]),
  );
}

/** A part of the copy with the host's words in place of ours; the same parts and values as before. */
export function withOwnWords<Part extends object>(json: string, name: string, spoken: Part): Part {
  return override(readWords(json), name, spoken) as Part;
}
