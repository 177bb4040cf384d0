import type { ComboboxOption } from "./combobox.types.ts";

/** Letters that do not decompose, as people write them who have no key for them. */
const written = new Map(
  "ðd đd ħh ıi łl ŋn øo ŧt ςσ ßss æae œoe þth əa"
    .split(" ")
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/** Without case, accents, apostrophes and dashes: "sao paulo" finds "America/São_Paulo", "lukasz" Łukasz. */
export function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f\u0591-\u05bd\u064b-\u065f'’ʼ]/gu, "")
    .toLowerCase()
    .replaceAll(/[ðđħıłŋøŧςßæœþə]/gu, (letter) => written.get(letter) ?? letter)
    .replaceAll(/[\s_\-‐-―]+/gu, " ")
    .trim();
}

/** The options that hold every word of the query; those whose label begins with it come first. */
export function matchOptions(
  options: readonly ComboboxOption[],
  query: string,
): readonly ComboboxOption[] {
  const wanted = plainText(query);
  if (wanted === "") return options;
  const words = wanted.split(/\s+/);
  const found = options.filter(({ label, detail = "", keywords = "" }) => {
    const text = plainText(`${label} ${detail} ${keywords}`);
    return words.every((word) => text.includes(word));
  });
  const begins = ({ label }: ComboboxOption) => (plainText(label).startsWith(wanted) ? 0 : 1);
  return found.toSorted((one, other) => begins(one) - begins(other));
}

/** Options of one group side by side, in the order in which groups first appear. */
export function gatherGroups(
  options: readonly ComboboxOption[],
): { group: string | undefined; options: ComboboxOption[] }[] {
  const groups = new Map<string | undefined, ComboboxOption[]>();
  for (const option of options) {
    const known = groups.get(option.group);
    if (known) known.push(option);
    else groups.set(option.group, [option]);
  }
  return [...groups].map(([group, members]) => ({ group, options: members }));
}
