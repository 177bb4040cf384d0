export type CodeTokenKind = "text" | "tag" | "name" | "string" | "word";

export interface CodeToken {
  kind: CodeTokenKind;
  text: string;
  /** Where it begins in the code. */
  at: number;
}

/** Markup and the few words of a script line: a quoted string, `<tag`, `>`, `name=`, `import`. */
const pattern =
  /(?<string>"[^"\n]*")|(?<tag><\/?[\w-]+|\/?>)|(?<name>[\w-]+(?==["{]))|(?<word>\b(?:import|from|export|const)\b)/g;

const kinds = ["string", "tag", "name", "word"] as const;

/** Splits code for its colours; joined again it is the same code. */
export function codeTokens(code: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let at = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > at) tokens.push({ kind: "text", text: code.slice(at, match.index), at });
    const kind = kinds.find((name) => match.groups?.[name] !== undefined) ?? "text";
    tokens.push({ kind, text: match[0], at: match.index });
    at = match.index + match[0].length;
  }
  if (at < code.length) tokens.push({ kind: "text", text: code.slice(at), at });
  return tokens;
}
