/**
 * `npm test`: every check of the project, closing with what failed and `N passed, N failed`. Three lanes run side by
 * side, because most checks wait as much as they work: the journeys with what they need, the code and
 * its calls, the database and the components.
 * A gate (lint with types, sizes …) counts as one; a test run counts its tests.
 * `pnpm verify --only unit,sql` runs some of them; `--area tickets` what belongs to an area; `--whole`
 * all of the slow kinds, of which there is a lot otherwise (`tests/support/short-form.ts`); `--long`
 * everything on both databases, and every address in every look.
 */
import { spawn } from "node:child_process";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { outcomeIn, type Outcome } from "./test-results.ts";

interface Step {
  name: string;
  command: string[];
  /** Where the run leaves its results; without it the exit code alone outcome. */
  results?: string;
  /** A step of the other lane whose output this one reads, or which lays files where this one looks. */
  after?: string;
}

const root = fileURLToPath(new URL("..", import.meta.url));
const resultsDir = "test-results";

const { only, area, long, whole } = parseArgs({
  options: {
    only: { type: "string" },
    area: { type: "string" },
    whole: { type: "boolean", default: false },
    long: { type: "boolean", default: false },
  },
}).values;

/** `database` holds what is generated. */
const areas = readdirSync(`${root}/packages/core/src`).filter((name) => name !== "database");
if (area !== undefined && !areas.includes(area)) {
  console.error(`There is no area "${area}". The areas are ${areas.join(", ")}.`);
  process.exit(1);
}
/** Every layer names its folder after the area. */
const ofArea = area === undefined ? [] : [`/${area}/`];
const env = {
  ...process.env,
  ...(area === undefined ? {} : { JUBILEE_TESTS_AREA: area }),
  JUBILEE_TESTS: long ? "long" : whole || area !== undefined ? "whole" : "short",
};

const vitest = (name: string, config: string, ...projects: string[]): Step => ({
  name,
  command: [
    "vitest",
    "run",
    ...ofArea,
    // It reads the files of SQL itself, and leaves those of other areas out.
    ...(name === "sql" ? ofArea.map(() => "pgtap") : []),
    "--passWithNoTests",
    "--config",
    `tests/${config}`,
    ...projects.flatMap((project) => ["--project", project]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${resultsDir}/${name}.json`,
  ],
  results: `${resultsDir}/${name}.json`,
});

const addresses: Step = {
  name: "addresses",
  command: ["playwright", "test", "--config", "tests/playwright.long.config.ts"],
  results: `${resultsDir}/long.json`,
};

/** The journeys of an area need a server; packages only where they stand in for other people's websites. */
function builtFor(name: string | undefined): string[] {
  const opensHosts = (path: string) =>
    /host-(?:bundles|rows)/.test(readFileSync(root + path, "utf8"));
  const isWhole =
    name === undefined || globSync(`tests/e2e/${name}/*.ts`, { cwd: root }).some(opensHosts);
  return isWhole ? [] : ["portal", "embed"];
}

/** What the journeys run on, and the journeys: shown as it happens. */
const browserLane: Step[] = [
  { name: "build", command: ["node", "scripts/build.ts", ...builtFor(area)] },
  { name: "size", command: ["size-limit"] },
  { name: "page size", command: ["node", "scripts/portal-sizes.ts"] },
  {
    name: "journeys",
    command: ["playwright", "test", "--config", "tests/playwright.config.ts", ...ofArea],
    results: `${resultsDir}/e2e.json`,
  },
  ...(long ? [addresses] : []),
];

/** What reads the code, and the server's calls: each step's output is shown when it ends. */
const codeLane: Step[] = [
  { name: "format", command: ["oxfmt", "--check"] },
  // Types too: the rules need the same programs, and in them each file is checked once, by its own settings.
  { name: "lint", command: ["oxlint", "--type-check", "--deny-warnings"], after: "build" },
  { name: "quality", command: ["node", "scripts/quality.ts"], after: "build" },
  vitest("unit", "vitest.config.ts", "unit", "elements", "server", "architecture"),
  vitest("contract", "vitest.config.ts", "contract"),
];

/** The database by itself, then the components by themselves: shown like the code's. */
const partsLane: Step[] = [
  vitest("sql", "vitest.config.ts", "sql"),
  vitest("stories", "vitest.stories.config.ts"),
];

interface Run {
  /** A signal counts as 1. */
  exitCode: number;
  /** The last lines it said; nothing where they were shown live. */
  lastLines: string;
}

/** Runs a command, shown live or whole at its end. */
function run([program = "", ...parameters]: string[], isLive: boolean): Promise<Run> {
  return new Promise((resolve) => {
    const output = isLive ? "inherit" : "pipe";
    const child = spawn(program, parameters, { cwd: root, env, stdio: ["ignore", output, output] });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (part) => said.push(part));
    const end = (exitCode: number) => {
      const whole = Buffer.concat(said);
      process.stdout.write(whole);
      resolve({
        exitCode,
        lastLines: whole.toString().trimEnd().split("\n").slice(-60).join("\n"),
      });
    };
    child.on("error", (error) => {
      console.error(`${program}: ${error.message}`);
      end(1);
    });
    child.on("close", (code) => end(code ?? 1));
  });
}

const none: Outcome = { passed: 0, failed: 0, failures: [] };

async function verify(step: Step, isLive: boolean): Promise<Outcome> {
  if (step.results) rmSync(`${root}/${step.results}`, { force: true });
  const { exitCode, lastLines } = await run(step.command, isLive);
  const failed = { ...none, failed: 1, failures: [`${step.name}, which ended so:\n${lastLines}`] };
  if (!step.results) return exitCode === 0 ? { ...none, passed: 1 } : failed;
  if (!existsSync(`${root}/${step.results}`)) return failed;
  const outcome = outcomeIn(`${root}/${step.results}`);
  const unexplained = exitCode !== 0 && outcome.failed === 0;
  // An area need not have tests of every kind.
  const nothingRan = area === undefined && outcome.passed + outcome.failed === 0;
  return unexplained || nothingRan
    ? { ...failed, passed: outcome.passed, failed: outcome.failed + 1 }
    : outcome;
}

const lanes = [browserLane, codeLane, partsLane];
const chosen = only?.split(",") ?? (area === undefined ? all() : testsOf(area));

const unknown = chosen.filter((name) => !all().includes(name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(", ")}. The steps are ${all().join(", ")}.`);
  process.exit(1);
}

function all(): string[] {
  return lanes.flat().map((step) => step.name);
}

/** The kinds of tests that one area has; the build is for its journeys. */
function testsOf(name: string): string[] {
  const has = (pattern: string) => globSync(pattern, { cwd: root }).length > 0;
  return [
    ...(has(`tests/e2e/${name}`) ? ["build", "journeys"] : []),
    "unit",
    ...(has(`tests/contract/${name}/*.test.ts`) ? ["contract"] : []),
    "sql",
    ...(has(`{packages,apps}/*/src/**/${name}/**/*.stories.tsx`) ? ["stories"] : []),
  ];
}

mkdirSync(`${root}/${resultsDir}`, { recursive: true });
const total: Outcome = { passed: 0, failed: 0, failures: [] };
const summary: string[] = [];
const ended = new Map(
  lanes.flat().map(({ name }) => [name, Promise.withResolvers<undefined>()] as const),
);

async function runLane(lane: Step[], isLive: boolean): Promise<void> {
  for (const step of lane) {
    if (chosen.includes(step.name)) {
      if (step.after) await ended.get(step.after)?.promise;
      const startedAt = performance.now();
      if (isLive) console.log(`\n--- ${step.name}`);
      const outcome = await verify(step, isLive);
      total.passed += outcome.passed;
      total.failed += outcome.failed;
      total.failures.push(...outcome.failures);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const line = `${step.name.padEnd(10)} ${String(outcome.passed).padStart(5)} passed ${String(outcome.failed).padStart(4)} failed ${seconds.padStart(7)} s`;
      summary.push(line);
      console.log(`--- ${line}`);
    }
    ended.get(step.name)?.resolve(undefined);
  }
}

const isAlone = !browserLane.some(({ name }) => chosen.includes(name));
await Promise.all([
  runLane(browserLane, true),
  runLane(codeLane, isAlone),
  runLane(partsLane, isAlone),
]);
for (const failure of total.failures) console.log(`failed: ${failure}`);
console.log(`\n${summary.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
