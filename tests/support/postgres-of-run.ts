import type { TestProject } from "vitest/node";
import { startPostgres, type TestPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The maintenance database of the run's PostgreSQL, as a superuser; null without one. */
    postgresUrl: string | null;
  }
}

let postgres: TestPostgres | null = null;

/** One PostgreSQL for all files of a run; each test has a database of its own in it. */
export async function setup(project: TestProject): Promise<void> {
  postgres = await startPostgres();
  project.provide("postgresUrl", postgres?.url ?? null);
}

/** Ends it with the run. */
export async function teardown(): Promise<void> {
  await postgres?.stop();
}
