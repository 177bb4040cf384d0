/** A piece of HTML that is safe to put into another. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[] | null | false;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Template tag: what is filled in is escaped, unless it is HTML already. */
export function html(pieces: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(pieces.reduce((text, piece, index) => text + shown(parts[index - 1]) + piece));
}

function shown(part: Part | undefined): string {
  if (part === null || part === undefined || part === false) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "string" || typeof part === "number") return escaped(String(part));
  return part.map(({ text }) => text).join("");
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
