import type { Translation } from "../copy/copy.types.ts";

const nothing: { copy: Translation } = { copy: {} };

/**
 * The words of a part in a language, or nothing for English and for languages that we do not speak.
 * The server runs from source, too, where no build joins what bears a name.
 */
async function partOf(part: "every" | "phone", name: string): Promise<Translation> {
  const { copy }: { copy: Translation } = await import(
    `../steps/languages/${part}/${name}.ts`
  ).catch(() => nothing);
  return copy;
}

/** What a framed page says itself in a language: that it is closed, covered, or gone on elsewhere. */
export async function loadSpoken(lang: string): Promise<Translation> {
  const name = lang.split("-")[0]?.toLowerCase() ?? "";
  if (!/^[a-z]{2,3}$/.test(name)) return {};
  const parts = await Promise.all([partOf("every", name), partOf("phone", name)]);
  return Object.assign({}, ...parts);
}
