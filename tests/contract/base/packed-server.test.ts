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

/** Starts the packed server, as a unit of systemd does. */
function startPacked(port: number, environment: Record<string, string>) {
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
        PORT: String(port),
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => void (said += chunk.toString()));
  return { child, said: () => said };
}

test("holds what is served and nothing that proves it", () => {
  const proofs = globSync("**/*.{test,stories,fixture}.{ts,tsx}", {
    cwd: server,
    exclude: (name) => name === "node_modules",
  });
  expect(proofs).toEqual([]);
});

test("a start that is refused says why and ends, whatever it has opened before", async () => {
  const port = await freePort();
  const nobody = await freePort();
  const environment = {
    DATABASE_URL: `postgres://jubilee@127.0.0.1:${nobody}/jubilee`,
    METRICS_PORT: String(await freePort()),
    JUBILEE_DATA_DIR: join(folder, "refused"),
  };
  const { child, said } = startPacked(port, environment);
  started = child;
  expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(1);
  expect(said()).toContain(`cannot be used (connect ECONNREFUSED 127.0.0.1:${nobody})`);
});

test("starts and serves by what it holds and its packages' own dependencies alone", async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child, said } = startPacked(port, { JUBILEE_DATA_DIR: dataDir });
  started = child;
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
  expect(said()).toContain("First administrator");
  // Somebody is refused, which is no line of the log; and nothing else than its lines is printed.
  const { secretKey } = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8")) as {
    secretKey: string;
  };
  const refused = await fetch(`${url}/rest/v1/rpc/appoint_administrator`, {
    method: "POST",
    headers: { apikey: secretKey, "content-type": "application/json" },
    body: JSON.stringify({ email_param: "nobody@example.org" }),
  });
  expect(refused.status).toBe(404);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  const lines = said().trim().split("\n");
  expect(lines.map((line) => JSON.parse(line) as { level: string })).toEqual(
    lines.map(() => expect.objectContaining({ level: "info" })),
  );
});
