import type { Message } from "./conversation.types.ts";

/** A message in words, for who does not see it: what was written, then what came with it. */
export function saidOf({ mark, text, pictures = [], files = [] }: Message): string {
  const words = [text, ...pictures.map(({ alt }) => alt), ...files.map(({ name }) => name)];
  const said = words.filter((word) => word !== "").join(", ");
  return mark ? `${mark}: ${said}` : said;
}
