/** Languages that a list may name, by their codes; the lists call them in any of `namedIn`. */
const codes =
  "ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv mk ms mt nb nl no pa pl pt ro ru sk sl sq sr sv ta th tl tr uk ur vi zh".split(
    " ",
  );
/** Languages in which lists call languages and countries. */
export const namedIn = ["en", "de", "es", "fr", "pt", "ja", "zh", "ar", "it", "nl", "tr"] as const;

/** A name as it is looked up: without marks, in small letters. */
export const plain = (name: string): string =>
  name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

let byName: ReadonlyMap<string, string> | null = null;

function languagesByName(): ReadonlyMap<string, string> {
  byName ??= new Map(
    codes.flatMap((code) =>
      [...namedIn, code].map((tag): [string, string] => {
        const name = new Intl.DisplayNames([tag], { type: "language" }).of(code);
        return [plain(name ?? code), code];
      }),
    ),
  );
  return byName;
}

/** `de`, `pt_BR` or `Deutsch` as a language tag; null for what is no language we know. */
export function readLanguage(text: string): string | null {
  const named = languagesByName().get(plain(text));
  if (named) return named;
  try {
    const { language, region } = new Intl.Locale(text.trim().replaceAll("_", "-"));
    return codes.includes(language) ? [language, region].filter(Boolean).join("-") : null;
  } catch {
    return null;
  }
}
