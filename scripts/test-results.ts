/** Reads what a test run left (Vitest's and Playwright's JSON reports): how many passed, which did not. */
import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

export interface Outcome {
  passed: number;
  failed: number;
  /** The tests that failed, were flaky or were skipped: file, the test's full name, then what it said. */
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightResult {
  error?: { message?: string };
  attachments?: { name: string; path?: string }[];
}

interface PlaywrightSuite {
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: PlaywrightResult[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** A test's name, and under it the first lines of what it said, in plain letters. */
function told(name: string, said: (string | null | undefined)[]): string {
  const lines = stripVTControlCharacters(said.find(Boolean) ?? "").split("\n");
  return [name, ...lines.filter((line) => line.trim()).slice(0, 20)].join("\n    ");
}

/** What stood in the page's middle when a journey failed, as Playwright wrote it down: forty lines. */
function pageAt({ attachments = [] }: PlaywrightResult): string {
  const path = attachments.find(({ name }) => name === "error-context")?.path;
  if (!path || !existsSync(path)) return "";
  const [, page = ""] = /```yaml\n([^`]*)/.exec(readFileSync(path, "utf8")) ?? [];
  const middle = page.slice(Math.max(0, page.indexOf("- main")));
  return ["", "The page:", ...middle.split("\n").slice(0, 40)].join("\n    ");
}

function playwrightFailures({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== "expected"))
    .map(({ file, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const said = results.map(({ error }) => error?.message);
      return told(`${file} ${title}`, said) + results.map(pageAt).join("");
    });
  return [...own, ...suites.flatMap(playwrightFailures)];
}

function vitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status !== "passed");
    if (tests.length === 0)
      return status === "passed" ? [] : [told(`${name} (did not load)`, [message])];
    return tests.map(({ fullName, failureMessages }) =>
      told(`${name} ${fullName}`, failureMessages ?? []),
    );
  });
}

/** Reads one report. A flaky or skipped test counts as failed: both are defects. */
export function outcomeIn(file: string): Outcome {
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport | PlaywrightReport;
  if ("stats" in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    const failed = unexpected + flaky + skipped;
    return { passed: expected, failed, failures: playwrightFailures(report) };
  }
  const failed = report.numFailedTests + report.numPendingTests;
  return { passed: report.numPassedTests, failed, failures: vitestFailures(report) };
}
