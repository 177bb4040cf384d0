import { sharingKinds, type WidgetKind } from "../kinds.ts";
import type { PageLanguage, PageParts } from "./page.types.ts";

/** The scripts of the widgets that stand on a page, and the pieces that those will ask for. */
export function islandScripts(
  kinds: readonly WidgetKind[],
  lang: PageLanguage,
): Required<Pick<PageParts, "scripts" | "pieces">> {
  if (kinds.length === 0) return { scripts: [], pieces: [] };
  const spoken = lang === "en" ? [] : ["", ...kinds.map((kind) => `-${kind}`)];
  const shares = kinds.some((kind) => sharingKinds.includes(kind)) ? ["kind-shared"] : [];
  return {
    scripts: kinds.map((kind) => `kind-${kind}`),
    pieces: [...shares, ...spoken.map((part) => `steps/languages/${lang}${part}`)],
  };
}
