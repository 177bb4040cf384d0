import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "playwright";
import { isInMemory } from "./scratch.ts";

interface Chromium {
  executablePath: string;
  env?: Record<string, string>;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The Chromium inside an npm package, unpacked once: the same build on every Linux x64 machine. */
function packagedChromium(): Chromium | undefined {
  const source = join(root, "node_modules/@sparticuz/chromium");
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(source))
    return undefined;
  const { version } = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as {
    version: string;
  };
  const home = join(root, "node_modules/.cache/chromium");
  const folder = join(home, version);
  if (!existsSync(join(folder, "chromium"))) unpack(source, home, folder);
  const executablePath = join(folder, "chromium");
  const runsAlone = spawnSync(executablePath, ["--version"]).status === 0;
  if (runsAlone) return { executablePath };
  const libraries = [join(folder, "lib"), process.env["LD_LIBRARY_PATH"]].filter(Boolean).join(":");
  return { executablePath, env: { LD_LIBRARY_PATH: libraries } };
}

/** Unpacks beside the target and renames, so that two test runs at once cannot see half a browser. */
function unpack(source: string, home: string, folder: string): void {
  const part = join(home, `part-${process.pid}`);
  mkdirSync(part, { recursive: true });
  for (const name of ["al2023", "swiftshader", "fonts"]) {
    const tar = brotliDecompressSync(readFileSync(join(source, "bin", `${name}.tar.br`)));
    execFileSync("tar", ["-x", "-C", part], { input: tar });
  }
  const binary = join(part, "chromium");
  writeFileSync(binary, brotliDecompressSync(readFileSync(join(source, "bin/chromium.br"))));
  chmodSync(binary, 0o755);
  try {
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(join(folder, "chromium"))) throw error;
  }
}

/** `JUBILEE_CHROMIUM`, else the packaged one, else Playwright's own, else the system's. */
function findChromium(): Chromium {
  const chosen = process.env["JUBILEE_CHROMIUM"];
  if (chosen) return { executablePath: chosen };
  const packaged = packagedChromium();
  if (packaged) return packaged;
  const found = [
    chromium.executablePath(),
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ].find((path) => existsSync(path));
  if (found) return { executablePath: found };
  throw new Error(
    "No Chromium found. Install one (Debian: apt-get install chromium; elsewhere: pnpm exec playwright install chromium) or set JUBILEE_CHROMIUM to its path.",
  );
}

const { executablePath, env } = findChromium();

/** Launch options for Playwright and for Vitest's browser mode. */
export const launchOptions = {
  executablePath,
  ...(env ? { env: { ...(process.env as Record<string, string>), ...env } } : {}),
  args: [
    // What its processes share stands on a disk instead where the memory's folder is small, as in containers.
    ...(isInMemory ? [] : ["--disable-dev-shm-usage"]),
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
};
