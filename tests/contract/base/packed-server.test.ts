import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { repositoryDir } from "@jubilee/backend/database/places";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../support/product.ts";
import { shortLived } from "../../support/scratch.ts";

const folder = mkdtempSync(join(tmpdir(), "jubilee-packed-"));
const server = join(folder, "server");
const dataDir = join(folder, "data");
/** A busy machine takes its time. */
const startLimitMs = 180_000;
let started: ChildProcess | null = null;

beforeAll(async () => {
  const pack = ["scripts/pack-server.ts", server, "--no-build", "--no-install"];
  execFileSync(process.execPath, pack, { cwd: repositoryDir, stdio: "ignore" });
  linkProduction();
  const options = { dataDir, databaseUrl: null, siteUrl: "http://127.0.0.1:4400" };
  const backend = await openBackend(
    { ...options, redirectAllowList: [], mode: "production" },
    { testsItself: false },
  );
  await backend.close();
});
afterAll(() => {
  started?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** As installing without development tools lays it: what packages name, and each other as they were packed. */
function linkProduction(): void {
  const places = globSync("{.,packages/*,apps/*,supabase/*}/package.json", { cwd: server });
  const packages = places.map((path) => {
    const { name, dependencies = {} } = JSON.parse(readFileSync(join(server, path), "utf8")) as {
      name: string;
      dependencies?: Record<string, string>;
    };
    return { name, place: dirname(path), needs: Object.keys(dependencies) };
  });
  const packed = new Map(packages.map(({ name, place }) => [name, join(server, place)]));
  for (const { place, needs } of packages) {
    for (const need of needs) {
      const link = join(server, place, "node_modules", need);
      mkdirSync(dirname(link), { recursive: true });
      const installed = join(repositoryDir, place, "node_modules", need);
      symlinkSync(packed.get(need) ?? realpathSync(installed), link);
    }
  }
}

test("holds what is served and nothing that proves it", () => {
  const proofs = globSync("**/*.{test,stories,fixture}.{ts,tsx}", {
    cwd: server,
    exclude: (name) => name === "node_modules",
  });
  expect(proofs).toEqual([]);
});

test("starts and serves by what it holds and its packages' own dependencies alone", async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [...shortLived, "packages/backend/src/commands/jubilee.ts", "start"],
    {
      cwd: server,
      env: {
        ...process.env,
        ENV_FILE: "none",
        DATABASE_URL: "",
        JUBILEE_MODE: "production",
        PAYMENTS: "off",
        BACKUP_AT: "off",
        JUBILEE_DATA_DIR: dataDir,
        PORT: String(port),
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  started = child;
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => void (said += chunk.toString()));
  const statusOf = (path: string) =>
    fetch(`${url}${path}`).then(
      ({ status }) => status,
      () => child.exitCode ?? 0,
    );
  await expect.poll(() => statusOf("/health/ready"), { timeout: startLimitMs }).toBe(200);
  const page = await (await fetch(`${url}/login`)).text();
  const scripts = [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, path = ""]) => path);
  expect(scripts.length).toBeGreaterThan(0);
  const served = [...scripts, "/", "/pricing", "/embed/v1.js"];
  expect(await Promise.all(served.map(statusOf))).toEqual(served.map(() => 200));
  expect(said).toContain("First administrator");
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});
