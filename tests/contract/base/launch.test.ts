import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { acquireLock } from "@jubilee/backend/database/lock";
import { afterAll, expect, test } from "vitest";
import { freePort } from "../../support/product.ts";
import { shortLived } from "../../support/scratch.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "jubilee-launch-"));
const nobody = 65_534;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ending {
  code: number | null;
  output: string;
}

/** Runs a script of the product until it ends. */
function run(parameters: string[], environment: Record<string, string>, user?: number) {
  return new Promise<Ending>((resolve, reject) => {
    const child = spawn(process.execPath, [...shortLived, ...parameters], {
      cwd: root,
      env: { ...process.env, ...environment },
      ...(user === undefined ? {} : { uid: user, gid: user }),
    });
    let output = "";
    const keep = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", reject);
    child.on("exit", (code) => resolve({ code, output: output.trim() }));
  });
}

const launch = async (environment: Record<string, string>, user?: number) =>
  run(
    ["scripts/launch.ts", "--no-build"],
    { PORT: String(await freePort()), HOST_PAGE_PORT: String(await freePort()), ...environment },
    user,
  );

test("a port that is taken: which one, and the way out", async () => {
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => void other.listen(port, "127.0.0.1", resolve));
  const ending = await launch({ PORT: String(port), JUBILEE_DATA_DIR: join(folder, "port") });
  other.close();
  expect(ending).toEqual({
    code: 1,
    output: `Port ${port} is taken by another program; stop that program or set PORT to a free port.`,
  });
});

test.each(["PORT", "DEV_PORT"])("the same for development: %s", async (variable) => {
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => void other.listen(port, "127.0.0.1", resolve));
  const free = { PORT: String(await freePort()), DEV_PORT: String(await freePort()) };
  const ending = await run(["scripts/dev.ts"], { ...free, [variable]: String(port) });
  other.close();
  expect(ending).toEqual({
    code: 1,
    output: `Port ${port} is taken by another program; stop that program or set ${variable} to a free port.`,
  });
});

test("a data directory in use: by whom, and the way out", async () => {
  const dataDir = join(folder, "used");
  mkdirSync(dataDir);
  const lock = acquireLock(dataDir);
  const ending = await launch({ JUBILEE_DATA_DIR: dataDir });
  lock.release();
  expect(ending).toEqual({
    code: 1,
    output: `The data directory ${dataDir} is in use by process ${process.pid}; stop that process or set JUBILEE_DATA_DIR to another folder.`,
  });
});

test("a data directory that cannot be written: why, and the way out", async () => {
  const dataDir = join(folder, "locked");
  mkdirSync(dataDir);
  chmodSync(folder, 0o755);
  chmodSync(dataDir, 0o555);
  const ending = await launch(
    { JUBILEE_DATA_DIR: dataDir },
    process.getuid?.() === 0 ? nobody : undefined,
  );
  expect(ending).toEqual({
    code: 1,
    output: `The data directory ${dataDir} cannot be written because it may not be written by this user; set JUBILEE_DATA_DIR to a folder you may write.`,
  });
});

test.each(["/proc/jubilee", "/dev/null/jubilee"])(
  "a data directory that cannot be, %s: the way out",
  async (dataDir) => {
    const ending = await launch({ JUBILEE_DATA_DIR: dataDir });
    expect(ending).toEqual({
      code: 1,
      output: `The data directory ${dataDir} cannot be made; set JUBILEE_DATA_DIR to a folder on a disk.`,
    });
  },
);

test("PostgreSQL that does not answer: where, and the way out", async () => {
  const port = await freePort();
  const ending = await launch({
    JUBILEE_DATA_DIR: join(folder, "postgres"),
    DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/none`,
  });
  expect(ending.code).toBe(1);
  expect(ending.output).toMatch(
    /^PostgreSQL at 127\.0\.0\.1 cannot be used .*check DATABASE_URL, or unset it to use the built-in database\.$/,
  );
});

test("a Node that is too old: which is needed", async () => {
  const older = `data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"18.20.0"}})`;
  const ending = await run(["--import", older, "scripts/check-node.mjs"], {});
  expect(ending).toEqual({
    code: 1,
    output:
      "Jubilee needs Node 20.19 or newer and this is 18.20.0; install a current version from nodejs.org.",
  });
});
