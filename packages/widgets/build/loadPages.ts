import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { GuestPages } from "../src/pages/page.types.ts";
import { buildPages } from "./pages.ts";

let built: Promise<GuestPages> | null = null;

/** The pages as they are built from the sources of now, for tests: once for all files that share a process. */
export function loadPages(): Promise<GuestPages> {
  built ??= buildAndLoad();
  return built;
}

async function buildAndLoad(): Promise<GuestPages> {
  const folder = mkdtempSync(
    join(fileURLToPath(new URL("..", import.meta.url)), "node_modules/.pages-"),
  );
  try {
    const module = join(folder, "pages.js");
    await buildPages({ module, served: join(folder, "embed") });
    const { pages } = (await import(/* @vite-ignore */ pathToFileURL(module).href)) as {
      pages: GuestPages;
    };
    return pages;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
