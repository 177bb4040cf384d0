/** What an event's own colours, written beside the sheet, speak of. */
const spokenOutside = ["--jb-ink-9", "--jb-day", "--jb-night", "--jb-usual", "--jb-more"];

const declared = /(--jb-[\w-]+):([^;{}]*)(;|(?=\}))/g;
const spoken = /var\((--jb-[\w-]+)/g;

const namesIn = (text: string) => [...text.matchAll(spoken)].map(([, name = ""]) => name);

/** Leaves out the theme's variables that nothing in a sheet reads, also not by another of them. */
export function shakeVariables(css: string): string {
  const values = new Map<string, string[]>();
  for (const [, name = "", value = ""] of css.matchAll(declared)) {
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  const wanted = [...namesIn(css.replace(declared, "")), ...spokenOutside];
  const used = new Set<string>();
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    wanted.push(...(values.get(name) ?? []).flatMap(namesIn));
  }
  return css.replace(declared, (whole, name: string) => (used.has(name) ? whole : ""));
}
