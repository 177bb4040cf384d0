/**
 * `npm test`: every check of the project, one after the other, closing with `N passed, N failed`.
 * A gate (lint, types, sizes …) counts as one; a test run counts its tests.
 * `pnpm verify --only unit,sql` runs some of them.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface Counts {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string[];
  /** Where the run leaves its results; without it the exit code alone counts. */
  results?: string;
}

const root = fileURLToPath(new URL("..", import.meta.url));
const resultsDir = "test-results";

const vitest = (name: string, config: string, ...projects: string[]): Step => ({
  name,
  command: [
    "vitest",
    "run",
    "--config",
    `tests/${config}`,
    ...projects.flatMap((project) => ["--project", project]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${resultsDir}/${name}.json`,
  ],
  results: `${resultsDir}/${name}.json`,
});

const steps: Step[] = [
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "lint", command: ["oxlint", "--deny-warnings"] },
  { name: "build", command: ["node", "scripts/build.ts"] },
  { name: "types", command: ["pnpm", "run", "typecheck"] },
  { name: "quality", command: ["node", "scripts/quality.ts"] },
  { name: "size", command: ["size-limit"] },
  { name: "page size", command: ["node", "scripts/portal-sizes.ts"] },
  vitest("unit", "vitest.config.ts", "unit", "server", "architecture"),
  vitest("sql", "vitest.config.ts", "sql"),
  vitest("contract", "vitest.config.ts", "contract"),
  vitest("stories", "vitest.stories.config.ts"),
  {
    name: "journeys",
    command: ["playwright", "test", "--config", "tests/playwright.config.ts"],
    results: `${resultsDir}/e2e.json`,
  },
];

/** Runs a command with its output shown; resolves with the exit code (a signal counts as 1). */
function run([program = "", ...parameters]: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { cwd: root, stdio: "inherit" });
    child.on("error", (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(1);
    });
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Reads what a run left. A flaky or skipped test counts as failed: both are defects. */
function countsIn(file: string): Counts {
  const report = JSON.parse(readFileSync(`${root}/${file}`, "utf8")) as
    | VitestReport
    | PlaywrightReport;
  if ("stats" in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky + skipped };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numPendingTests };
}

async function verify(step: Step): Promise<Counts> {
  if (step.results) rmSync(`${root}/${step.results}`, { force: true });
  const exitCode = await run(step.command);
  if (!step.results) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(`${root}/${step.results}`)) return { passed: 0, failed: 1 };
  const counts = countsIn(step.results);
  const unexplained = exitCode !== 0 && counts.failed === 0;
  const nothingRan = counts.passed + counts.failed === 0;
  return unexplained || nothingRan ? { ...counts, failed: counts.failed + 1 } : counts;
}

const chosen = process.argv.includes("--only")
  ? (process.argv[process.argv.indexOf("--only") + 1] ?? "").split(",")
  : steps.map((step) => step.name);

mkdirSync(`${root}/${resultsDir}`, { recursive: true });
const total: Counts = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const step of steps.filter(({ name }) => chosen.includes(name))) {
  const startedAt = performance.now();
  console.log(`\n--- ${step.name}`);
  const counts = await verify(step);
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  summary.push(
    `${step.name.padEnd(10)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed ${seconds.padStart(7)} s`,
  );
}
console.log(`\n${summary.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
