import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { repositoryDir } from "@jubilee/backend/database/places";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeMailServer } from "../../support/mail-server.ts";
import { linkPackages } from "../../support/linked-release.ts";
import { freePort } from "../../support/product.ts";
import { shortLived } from "../../support/scratch.ts";
import { deploymentSteps, stepOf, triedBy, untriedPrograms } from "../support/deployment-pages.ts";

const folder = mkdtempSync(join(tmpdir(), "jubilee-packed-"));
const server = join(folder, "server");
const dataDir = join(folder, "data");
const programs = join(folder, "programs");
const mails = await makeMailServer();
/** A busy machine takes its time. */
const startLimitMs = 180_000;
let started: ChildProcess | null = null;

beforeAll(async () => {
  const named = stepOf("pnpm pack:server").replace(/^pnpm pack:server \/srv\/jubilee$/, server);
  const pack = ["scripts/pack-server.ts", named, "--no-build", "--no-install"];
  execFileSync(process.execPath, pack, { cwd: repositoryDir, stdio: "ignore" });
  linkPackages(server);
  mkdirSync(programs);
  // Without asking a registry for news, as the packed folder's own would be run.
  const command = [process.execPath, ...shortLived, "packages/backend/src/commands/jubilee.ts"];
  const asNpx = `#!/bin/sh\ntest "$1" = jubilee || exit 2\nshift\nexec '${command.join("' '")}' "$@"\n`;
  writeFileSync(join(programs, "npx"), asNpx, { mode: 0o755 });
  execFileSync("sh", ["-c", stepOf("cp deploy/env.example .env")], { cwd: server });
  await mails.up();
  const options = { dataDir, databaseUrl: null, siteUrl: "http://127.0.0.1:4400" };
  const backend = await openBackend(
    { ...options, redirectAllowList: [], mode: "production" },
    { testsItself: false },
  );
  await backend.close();
});
afterAll(async () => {
  started?.kill("SIGKILL");
  await mails.down();
  rmSync(folder, { recursive: true, force: true });
});

/** Types a step of a page in the packed folder; what is set here is what each installation sets otherwise. */
function type(step: string, port: number, environment: Record<string, string> = {}) {
  const child = spawn("sh", ["-c", `exec ${step}`], {
    cwd: server,
    env: {
      ...process.env,
      PATH: `${programs}:${process.env["PATH"]}`,
      ENV_FILE: ".env",
      DATABASE_URL: "",
      BACKUP_AT: "off",
      SITE_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: mails.address,
      MAIL_FROM: "Events <events@events.test>",
      JUBILEE_MODE: "production",
      JUBILEE_DATA_DIR: dataDir,
      PORT: String(port),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => void (said += chunk.toString()));
  const ended = new Promise<unknown>((resolve) => child.once("exit", resolve));
  return { child, ended, said: () => said };
}

test("each step of the pages is run by a test that takes it from there, or the page says that none does", () => {
  const tried = Object.entries(triedBy);
  const left = deploymentSteps().filter(
    ({ line }) => !tried.some(([begins]) => line.startsWith(begins)),
  );
  const named = untriedPrograms();
  const ways = left.map(
    ({ line }) => named.find((program) => line.startsWith(program)) ?? `not named: ${line}`,
  );
  expect([...new Set(ways)].toSorted()).toEqual(named);
  for (const [begins, name] of tried) {
    const source = readFileSync(new URL(`${name}.test.ts`, import.meta.url), "utf8");
    expect({ begins, isTaken: source.includes(`"${begins}"`) }).toEqual({
      begins,
      isTaken: true,
    });
  }
});

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
  const { child, ended, said } = type(stepOf("npx jubilee start"), port, environment);
  started = child;
  expect(await ended).toBe(1);
  expect(said()).toContain(`cannot be used (connect ECONNREFUSED 127.0.0.1:${nobody})`);
});

test("starts and serves as the page says, by what it holds and its packages' own dependencies alone", async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const check = type(stepOf("npx jubilee check"), port);
  await check.ended;
  // How much room the tests have is the machine's.
  expect(check.said()).not.toMatch(/^WRONG (?!disk)/m);
  expect(check.said()).toContain(`127.0.0.1:${port} is free.`);
  const { child, ended, said } = type(stepOf("npx jubilee start"), port);
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
  const [, door = ""] = /First administrator: (\S+)/.exec(said()) ?? [];
  const ada = { name: "Ada", email: "ada@example.org", password: "a long enough pass 7" };
  expect((await fetch(door, { method: "POST", body: new URLSearchParams(ada) })).status).toBe(200);
  const added = type(stepOf("npx jubilee admin add"), port);
  expect([await added.ended, added.said()]).toEqual([
    0,
    "ada@example.org is an administrator now, at /admin/dashboard after signing in.\n",
  ]);
  const mailed = type(stepOf("npx jubilee mail test"), port);
  expect([await mailed.ended, mails.taken.length]).toEqual([0, 1]);
  expect(mails.taken[0]).toContain("To: ada@example.org");
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
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  const lines = said().trim().split("\n");
  expect(lines.map((line) => JSON.parse(line) as { level: string })).toEqual(
    lines.map(() => expect.objectContaining({ level: "info" })),
  );
});
