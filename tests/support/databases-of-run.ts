import { mkdirSync } from "node:fs";
import { readMigrations } from "@jubilee/backend/database/migrations";
import { migrationsDir, templatesDir } from "@jubilee/backend/database/places";
import { makeTemplate } from "@jubilee/backend/database/template";
import type { TestProject } from "vitest/node";
import { startPostgres, type TestPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The maintenance database of the run's PostgreSQL, as a superuser; null without one. */
    postgresUrl: string | null;
  }
}

let postgres: TestPostgres | null = null;

/**
 * One PostgreSQL for all files of a run, where each test has a database of its own, and PGlite's
 * template, which every file would make for itself if they began without it.
 */
export async function setup(project: TestProject): Promise<void> {
  postgres = await startPostgres();
  mkdirSync(templatesDir, { recursive: true });
  await makeTemplate(readMigrations(migrationsDir), templatesDir);
  project.provide("postgresUrl", postgres?.url ?? null);
}

/** Ends it with the run. */
export async function teardown(): Promise<void> {
  await postgres?.stop();
}
