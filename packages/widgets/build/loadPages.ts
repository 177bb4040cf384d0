import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { GuestPages } from "../src/pages/page.types.ts";
import { buildPages } from "./pages.ts";

/** The pages as they are built from the sources of now, for tests. */
export async function loadPages(): Promise<GuestPages> {
  const folder = mkdtempSync(
    join(fileURLToPath(new URL("..", import.meta.url)), "node_modules/.pages-"),
  );
  try {
    const module = join(folder, "pages.js");
    await buildPages({ module, served: join(folder, "embed") });
    const built = (await import(/* @vite-ignore */ pathToFileURL(module).href)) as {
      pages: GuestPages;
    };
    return built.pages;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
