import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Plugin } from "esbuild";

/** `import.meta.glob` as the development server has it: what bears such a name joins by itself. */
export function joinsByName(): Plugin {
  const glob = /import\.meta\.glob<[\s\S]*?>\(\s*"([^"]+)"(,\s*\{\s*eager: true,?\s*\})?,?\s*\)/g;
  return {
    name: "joins-by-name",
    setup(build) {
      build.onLoad(
        {
          filter:
            /src\/(copy\/languages|elements\/index|embed\/whole|pages\/all|pages\/[\w/-]+\/sections)\.ts$/,
        },
        async ({ path }) => {
          const imports: string[] = [];
          const text = (await readFile(path, "utf8")).replace(glob, (_, pattern: string, eager) => {
            const files = globSync(pattern, { cwd: dirname(path) }).toSorted();
            if (files.length === 0) throw new Error(`${path} finds nothing by ${pattern}`);
            const entries = files.map((file) => {
              const address = JSON.stringify(file.startsWith(".") ? file : `./${file}`);
              if (!eager) return `${address}: () => import(${address})`;
              imports.push(`import * as joined${imports.length} from ${address};`);
              return `${address}: joined${imports.length - 1}`;
            });
            return `{ ${entries.join(", ")} }`;
          });
          if (text.includes("import.meta.glob")) throw new Error(`${path} joins in another way`);
          return { contents: `${imports.join("\n")}\n${text}`, loader: "ts" };
        },
      );
    },
  };
}
