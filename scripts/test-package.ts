/**
 * `pnpm test:package`: the packages as strangers get them. Packs them, installs them into fresh
 * applications outside of the workspace, asks their types and a mistake in them, builds, and opens
 * what was built in a browser. It needs the network; the short form is
 * `packages/widgets/src/server/package.test.ts`.
 */
import { execFile } from "node:child_process";
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromium, type Browser } from "playwright";
import { shared } from "../packages/widgets/src/fixtures/events.ts";
import { launchOptions } from "../tests/support/browser.ts";
import { buildStale } from "./build-steps.ts";
import { apps, type PackageApp } from "./package-apps.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
/** What installing the widgets adds to an application: themselves and core, nothing else. */
const most = { packages: 2, megabytes: 9 };

const run = promisify(execFile);
/** Runs a command; what it printed. Its own output is the reason when it fails. */
async function say(cwd: string, program: string, ...parameters: string[]): Promise<string> {
  const path = `${join(cwd, "node_modules/.bin")}:${process.env["PATH"] ?? ""}`;
  const options = { cwd, env: { ...process.env, PATH: path }, maxBuffer: 64 * 1024 * 1024 };
  try {
    return (await run(program, parameters, options)).stdout;
  } catch (error) {
    const { stdout, stderr } = Object(error) as { stdout?: string; stderr?: string };
    const words = `${program} ${parameters.join(" ")} failed\n${stdout ?? ""}${stderr ?? ""}`;
    throw new Error(words, { cause: error });
  }
}

function expect(isTrue: boolean, claim: string): void {
  if (!isTrue) throw new Error(`Not so: ${claim}`);
  console.log(`  ${claim}`);
}

async function install(folder: string, installs: Record<string, string>): Promise<void> {
  const manifest = { name: "an-app", private: true, type: "module", dependencies: installs };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  await say(folder, "npm", "install", "--no-audit", "--no-fund");
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(async (file) => (await lstat(join(file.parentPath, file.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function weigh(folder: string, packed: Record<string, string>): Promise<void> {
  await install(folder, packed);
  const listed = await say(folder, "npm", "ls", "--all", "--parseable");
  const packages = listed.trim().split("\n").length - 1;
  const megabytes = (await bytesIn(join(folder, "node_modules"))) / 1e6;
  expect(packages <= most.packages, `${packages} packages of ${most.packages}`);
  expect(
    megabytes <= most.megabytes,
    `${megabytes.toFixed(1)} MB in node_modules of ${most.megabytes}`,
  );
}

/** Serves what was built, and one event's recorded data as Jubilee does. */
async function serve(folder: string) {
  const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript" };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://app");
    if (pathname === "/functions/v1/embed/rsvp/TOKEN") {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(shared));
      return;
    }
    const file = join(folder, pathname === "/" ? "index.html" : pathname);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

async function open(browser: Browser, folder: string): Promise<void> {
  const server = await serve(folder);
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  try {
    await page.goto(server.url);
    const element = page.locator("jubilee-rsvp");
    await element.getByText(shared.event.name).first().waitFor();
    const inside = await element.locator("a[href='/reply']").count();
    expect(inside === 1, "the link that stood in for the widget is still inside the element");
    expect(
      await element.evaluate((one) => one.shadowRoot !== null && "setTheme" in one),
      "the element is a widget and shows its event",
    );
    expect(complaints.length === 0, `no complaint of the page ${complaints.join("; ")}`);
  } finally {
    await page.close();
    server.stop();
  }
}

async function serverRender(folder: string): Promise<void> {
  const markup = await say(folder, process.execPath, "server.mjs");
  expect(
    /<jubilee-rsvp token="TOKEN"[^>]*><a href="\/reply">Reply<\/a><\/jubilee-rsvp>/.test(markup),
    "a server renders the element with what stands inside",
  );
  const said = await say(folder, process.execPath, "--conditions=react-server", "components.mjs");
  expect(said.trim() === "no hooks function", "a server of components imports it without hooks");
}

async function tryApp(app: PackageApp, folder: string, browser: Browser): Promise<void> {
  const { files, check, mistake } = app;
  const lay = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(files)) lay(path, text);
  const [program = "", ...parameters] = check;
  await say(folder, program, ...parameters);
  expect(true, `${program} accepts the widget`);
  const right = files[mistake.file] ?? "";
  lay(mistake.file, right.replace(mistake.from, mistake.to));
  const complaint = await say(folder, program, ...parameters).catch(String);
  expect(complaint.includes("sepia"), `${program} finds ${mistake.to}`);
  lay(mistake.file, right);
  await say(folder, "vite", "build", "--logLevel", "warn");
  await open(browser, join(folder, "dist"));
  if (app.name === "react") await serverRender(folder);
}

await buildStale(["core", "widgets", "embed"]);
const home = mkdtempSync(join(tmpdir(), "jubilee-package-"));
const browser = await chromium.launch(launchOptions);
try {
  const packed: Record<string, string> = {};
  for (const name of ["core", "widgets"]) {
    // oxlint-disable-next-line no-await-in-loop -- two packers would share their caches
    await say(join(root, "packages", name), "pnpm", "pack", "--pack-destination", home);
    const archive = readdirSync(home).find((file) => file.startsWith(`jubilee-${name}-`));
    packed[`@jubilee/${name}`] = `file:${join(home, archive ?? "")}`;
  }
  const fresh = (name: string) => {
    mkdirSync(join(home, name));
    return join(home, name);
  };
  console.log("The package alone");
  await weigh(fresh("alone"), packed);
  for (const app of apps) {
    console.log(`A new app of ${app.name}`);
    const folder = fresh(app.name);
    // oxlint-disable no-await-in-loop -- one after the other: they share the machine
    await install(folder, { ...app.installs, ...packed });
    await tryApp(app, folder, browser);
    // oxlint-enable no-await-in-loop
  }
} finally {
  await browser.close();
  rmSync(home, { recursive: true, force: true });
}
