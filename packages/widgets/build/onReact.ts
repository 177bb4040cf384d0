import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import {
  languagesByName,
  paletteAsTable,
  stepsApart,
  stepsByName,
  stylesAsText,
} from "./plugins.ts";

/** The RSVP widget's script as it would be with React in it, for the bench to compare with. */
export async function rsvpOnReact(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("../src/embed/rsvp.ts", import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    define: {
      JUBILEE_ONE: "false",
      JUBILEE_VERSION: '"react"',
      "process.env.NODE_ENV": '"production"',
    },
    plugins: [
      stylesAsText(),
      paletteAsTable(),
      languagesByName([]),
      stepsApart("react"),
      stepsByName("react"),
    ],
  });
  return outputFiles[0]?.text ?? "";
}
