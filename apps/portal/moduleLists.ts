import { relative } from "node:path";
import type { Plugin } from "vite";

/** What stands in each of the build's files, by file. */
export type ModuleLists = Readonly<Record<string, readonly string[]>>;

const repository = new URL("../..", import.meta.url).pathname;

/** A module's path in the repository; of a package its name alone. */
function nameOf(id: string): string {
  const [path = id] = id.replace("\0", "").split("?");
  return relative(repository, path).replace(/^.*node_modules\/((?:@[^/]+\/)?[^/]+).*$/, "$1");
}

/** Notes beside the build's manifest which modules each file holds; `pnpm size` tells by it what came in. */
export function moduleLists(): Plugin {
  return {
    name: "jubilee-module-lists",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    generateBundle(_options, bundle) {
      const lists: Record<string, string[]> = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const ids = Object.entries(file.modules)
          .filter(([id, { renderedLength }]) => renderedLength > 0 && !id.endsWith(".vanilla.css"))
          .map(([id]) => nameOf(id));
        lists[file.fileName] = [...new Set(ids)];
      }
      this.emitFile({
        type: "asset",
        fileName: ".vite/modules.json",
        source: JSON.stringify(lists satisfies ModuleLists),
      });
    },
  };
}
