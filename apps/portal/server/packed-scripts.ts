import { packWell } from "./compression.ts";
import { createMadePage, type MadePage } from "./made-page.ts";

/** Scripts with data inside, packed as well as can be: once for as long as their data are the same. */
export interface PackedScripts {
  /**
   * The script of a key.
   *
   * @param timeless the script without what changes by the second
   * @param make the script as it is now
   */
  pageOf(key: string, timeless: string, make: () => string): Promise<MadePage>;
}

/** @param entriesAtMost the oldest make room */
export function createPackedScripts(entriesAtMost: number): PackedScripts {
  const known = new Map<string, { timeless: string; page: MadePage }>();
  return {
    async pageOf(key, timeless, make) {
      const last = known.get(key);
      if (last?.timeless === timeless) return last.page;
      const text = make();
      const br = await packWell(Buffer.from(text), "br");
      const page = createMadePage(text, "text/javascript; charset=utf-8", timeless, { br });
      known.delete(key);
      known.set(key, { timeless, page });
      for (const oldest of known.keys()) {
        if (known.size <= entriesAtMost) break;
        known.delete(oldest);
      }
      return page;
    },
  };
}
