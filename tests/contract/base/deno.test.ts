import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { denoConfig, denoConfigPath, functionNames } from "../../../scripts/deno-imports.ts";
import { freePort } from "../../support/product.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const deno = join(root, "node_modules/.bin/deno");
const isThere = spawnSync(deno, ["--version"]).status === 0;
if (!isThere && process.env["CI"]) throw new Error("There is no Deno on this machine.");

test("the import map is what the functions import: node scripts/deno-imports.ts writes it", () => {
  expect(readFileSync(denoConfigPath, "utf8")).toBe(denoConfig());
});

/** Deno writes into the packages around it, so it is shown a copy, with the installed libraries. */
describe.runIf(isThere)("under Deno", () => {
  const copy = mkdtempSync(join(tmpdir(), "jubilee-deno-"));
  const functions = join(copy, "supabase/functions");
  const libraries = join(functions, "node_modules");
  const running = new Set<ChildProcess>();
  /** With all that it was started by: what stands in .bin starts Deno and would leave it behind. */
  const end = (child: ChildProcess): void => {
    if (running.delete(child) && child.exitCode === null && child.pid) process.kill(-child.pid);
  };

  beforeAll(() => {
    const isOurs = (path: string): boolean => !/node_modules|package\.json|tsconfig/.test(path);
    cpSync(join(root, "supabase/functions"), functions, { recursive: true, filter: isOurs });
    cpSync(join(root, "packages/core/src"), join(copy, "packages/core/src"), { recursive: true });
    // What the widgets' build makes: here it is for the imports alone.
    mkdirSync(join(copy, "packages/widgets/dist/pages"), { recursive: true });
    writeFileSync(join(copy, "packages/widgets/dist/pages/pages.js"), "export const pages = {};\n");
    const { imports } = JSON.parse(denoConfig()) as { imports: Record<string, string> };
    const named = Object.values(imports).map(
      (place) => /^npm:((?:@[^/]+\/)?[^@/]+)@/.exec(place)?.[1],
    );
    for (const name of new Set([...named, "@types/node", "@types/node-forge", "@types/web-push"])) {
      const places = ["supabase/functions", "packages/core"].map((home) =>
        join(root, home, "node_modules", name ?? ""),
      );
      const place = name && places.find((path) => existsSync(path));
      if (!place) continue;
      mkdirSync(dirname(join(libraries, name)), { recursive: true });
      symlinkSync(realpathSync(place), join(libraries, name));
    }
  });
  afterAll(() => {
    running.forEach(end);
    rmSync(copy, { recursive: true, force: true });
  });

  const environment = {
    ...process.env,
    NO_COLOR: "1",
    DENO_NO_UPDATE_CHECK: "1",
    DENO_DIR: join(copy, "cache"),
    SUPABASE_URL: "http://127.0.0.1:9",
    SUPABASE_ANON_KEY: "publishable",
    SUPABASE_SERVICE_ROLE_KEY: "secret",
    SITE_URL: "http://127.0.0.1:4400",
  };

  test("the types of all functions are right", () => {
    const files = functionNames().map((name) => `${name}/index.ts`);
    const { status, stderr } = spawnSync(deno, ["check", "--node-modules-dir=manual", ...files], {
      cwd: functions,
      env: environment,
      encoding: "utf8",
    });
    expect(status, stderr).toBe(0);
  });

  test.each(functionNames())("%s starts and answers", async (name) => {
    const port = await freePort();
    const child = spawn(
      deno,
      ["run", "--allow-all", "--node-modules-dir=manual", `${name}/index.ts`],
      {
        cwd: functions,
        detached: true,
        env: { ...environment, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` },
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
    running.add(child);
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => void (said += chunk.toString()));
    const ask = async () => {
      if (child.exitCode !== null) return `it ended: ${said}`;
      const asked = fetch(`http://127.0.0.1:${port}/${name}`, { method: "OPTIONS" });
      return asked.then(
        ({ status }) => status,
        () => "not yet",
      );
    };
    // What a browser asks first; some take no calls of browsers and refuse it in words.
    await expect.poll(ask, { timeout: 60_000 }).toBeOneOf([204, 403, 405]);
    end(child);
  });
});
