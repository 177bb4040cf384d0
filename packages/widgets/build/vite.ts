import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { compileStyles } from "./plugins.ts";

const prefix = "\0widget-styles:";

/** The widgets' style files as class names and a text, for tools that read the source. */
export function widgetStyles(): Plugin {
  return {
    name: "widget-styles",
    enforce: "pre",
    resolveId(source, importer) {
      const ours = importer?.includes("/packages/widgets/src/");
      if (!ours || !importer || !source.endsWith(".css.ts")) return undefined;
      return `${prefix}${resolve(dirname(importer), source)}.js`;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const path = id.slice(prefix.length, -".js".length);
      this.addWatchFile(path);
      return compileStyles(path);
    },
  };
}
