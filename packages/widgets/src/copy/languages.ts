import type { WidgetCopy } from "./copy.types.ts";

const languages: Readonly<Record<string, () => Promise<{ copy: WidgetCopy }>>> = {
  de: () => import("../steps/languages/de.ts"),
  ar: () => import("../steps/languages/ar.ts"),
};

/** The language's words, or null for English and for languages that we do not speak. */
export async function loadCopy(lang: string): Promise<WidgetCopy | null> {
  const load = languages[lang.split("-")[0]?.toLowerCase() ?? ""];
  if (!load) return null;
  try {
    return (await load()).copy;
  } catch {
    // A language that does not arrive is no reason to show nothing: English stays.
    return null;
  }
}
