/**
 * `sudo pnpm exec node scripts/try-container.ts <folder of pnpm pack:server>`: runs the last stage of
 * deploy/Containerfile in an empty root of its own (chroot, Linux, as root), without Docker: what it copies, its
 * user, environment, health check, command and the signal that stops it. What it installs by apt-get is left out.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout as after } from "node:timers/promises";

const file = readFileSync(new URL("../deploy/Containerfile", import.meta.url), "utf8");
const stage = file.slice(file.lastIndexOf("\nFROM "));
/** The user `node` of the image. */
const user = 1000;
const chroot = "/usr/sbin/chroot";
const startLimitMs = 300_000;

const lineOf = (word: string): string => {
  const [, rest = ""] = new RegExp(`^${word} (.+)$`, "m").exec(stage) ?? [];
  if (!rest) throw new Error(`deploy/Containerfile has no ${word}.`);
  return rest;
};
const command = (word: string): string[] => JSON.parse(lineOf(word)) as string[];

/** What a program or a library is linked with. */
function linkedWith(file: string): string[] {
  const told = execFileSync("ldd", [file], { encoding: "utf8" });
  return [...told.matchAll(/(\/\S+) \(0x/g)].map(([, path = ""]) => path);
}

/** Node, and what it and the release's own native parts are linked with, where the image has them. */
function layNode(root: string, packed: string): void {
  const native = globSync("node_modules/.pnpm/*/node_modules/**/*.node", { cwd: packed });
  const libraries = [process.execPath, ...native.map((path) => join(packed, path))]
    .flatMap(linkedWith)
    .filter((path) => !path.startsWith(packed));
  for (const [from, to] of [
    [process.execPath, "/usr/local/bin/node"],
    ...libraries.map((path) => [path, path]),
  ] as [string, string][]) {
    mkdirSync(join(root, dirname(to)), { recursive: true });
    copyFileSync(from, join(root, to));
  }
}

function layRoot(root: string, packed: string): void {
  chmodSync(root, 0o755);
  layNode(root, packed);
  const [, from = "", to = ""] = /^--from=build (\S+) (\S+)$/.exec(lineOf("COPY")) ?? [];
  if (from !== to) throw new Error("The packed folder is copied elsewhere.");
  mkdirSync(join(root, dirname(to)), { recursive: true });
  // By links of its files, which are no more the user's than copies would be.
  execFileSync("cp", ["-al", packed, join(root, to)]);
  // The image's own Node runs it; settings are the container's.
  for (const name of globSync("node_modules/.pnpm/node-linux-*", { cwd: join(root, to) }))
    rmSync(join(root, to, name), { recursive: true });
  rmSync(join(root, to, ".env"), { force: true });
  const [, volume = ""] = /install -d -o node -g node (\S+)/.exec(stage) ?? [];
  if (volume !== lineOf("VOLUME")) throw new Error("The volume is not the user's own.");
  for (const folder of [volume, "/tmp"]) {
    mkdirSync(join(root, folder), { recursive: true });
    chownSync(join(root, folder), user, user);
  }
  mkdirSync(join(root, "etc"));
  mkdirSync(join(root, "dev"));
  writeFileSync(join(root, "etc/passwd"), `node:x:${user}:${user}::/nonexistent:/bin/false\n`);
  for (const [name, minor] of [
    ["null", "3"],
    ["urandom", "9"],
  ] as const)
    execFileSync("mknod", ["-m", "666", join(root, "dev", name), "c", "1", minor]);
}

async function main(packed: string): Promise<void> {
  if (lineOf("USER") !== "node") throw new Error("It would run as another user than node.");
  const root = mkdtempSync(join(dirname(packed), "container-"));
  const set = Object.fromEntries(
    lineOf("ENV")
      .split(" ")
      .map((pair) => pair.split("=") as [string, string]),
  );
  const port = process.env["PORT"] ?? set["PORT"] ?? "";
  const env = {
    PATH: "/usr/local/bin",
    ...set,
    PORT: port,
    SITE_URL: `http://127.0.0.1:${port}`,
    JUBILEE_MODE: "production",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "Events <events@example.org>",
    BACKUP_AT: "off",
  };
  const asUser = [`--userspec=${user}:${user}`, root, "/usr/local/bin/node"];
  try {
    layRoot(root, packed);
    const [, health = ""] = /CMD (\[.*\])/.exec(stage) ?? [];
    const [, ...check] = (JSON.parse(health) as string[]).map((word) =>
      word.replace(`:${set["PORT"]}/`, `:${port}/`),
    );
    // chroot begins at the root, and the container in its folder.
    const [, ...typed] = command("CMD").map((word) =>
      word.startsWith("packages/") ? `${lineOf("WORKDIR")}/${word}` : word,
    );
    const server = spawn(chroot, [...asUser, ...typed], { env, stdio: "inherit" });
    const ended = new Promise<number | null>((done) => server.once("exit", done));
    const until = performance.now() + startLimitMs;
    const isHealthy = (): boolean =>
      spawnSync(chroot, [...asUser, ...check], { env, stdio: "ignore" }).status === 0;
    while (!isHealthy()) {
      if (server.exitCode !== null || performance.now() > until)
        throw new Error("It was not healthy in time.");
      await after(1_000);
    }
    server.kill(lineOf("STOPSIGNAL") as NodeJS.Signals);
    const code = await ended;
    const volume = join(root, lineOf("VOLUME"));
    if (code !== 0 || !existsSync(join(volume, "secrets.json")))
      throw new Error(`It ended with ${code}.`);
    if (statSync(join(volume, "secrets.json")).uid !== user) throw new Error("It ran as root.");
    console.log("The container's steps: it starts as its user, is healthy, stops when it is told.");
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

await main(resolve(process.argv[2] ?? ""));
