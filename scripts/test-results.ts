/** Reads what a test run left (Vitest's and Playwright's JSON reports): how many passed, which did not. */
import { readFileSync } from "node:fs";

export interface Outcome {
  passed: number;
  failed: number;
  /** The tests that failed, were flaky or were skipped, one line each: file, then the test's full name. */
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  specs?: { file: string; title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function playwrightFailures({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== "expected"))
    .map(({ file, title }) => `${file} ${title}`);
  return [...own, ...suites.flatMap(playwrightFailures)];
}

function vitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status !== "passed");
    if (tests.length === 0) return status === "passed" ? [] : [`${name} (did not load)`];
    return tests.map(({ fullName }) => `${name} ${fullName}`);
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
