import type { WidgetKind } from "../widget.types.ts";
import type { Translation } from "./copy.types.ts";

/** What every widget says, then what one kind says, at the change to a phone, and when the server says no. */
const languages = import.meta.glob<{ copy: Translation }>("../steps/languages/*/*.ts");

/**
 * Both parts of a language, or nothing for English and for languages that we do not speak. English
 * travels with its screens: a language that does not arrive is no reason to show nothing.
 */
export async function loadLanguage(
  lang: string,
  kind: WidgetKind | "phone" | "refusals",
): Promise<Translation> {
  const name = lang.split("-")[0]?.toLowerCase() ?? "";
  const parts = ["every", kind]
    .map((part) => languages[`../steps/languages/${part}/${name}.ts`])
    .filter((part) => part !== undefined);
  const none: { copy: Translation } = { copy: {} };
  const loaded = await Promise.all(parts.map((load) => load().catch(() => none)));
  return Object.assign({}, ...loaded.map(({ copy }) => copy));
}
