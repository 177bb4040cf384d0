/**
 * `pnpm bench backup [--sizes 5000,40000,120000]`: backups of a growing database while somebody writes all the
 * time, on PGlite and PostgreSQL: how long the whole takes, how long a writer waits at most, what memory it
 * takes on top, and how long it takes to lay it into an empty place. Size: guests, each with an order.
 */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { BackendOptions, OpenBackend } from "@jubilee/backend/backend.types";
import { restoreBackup } from "@jubilee/backend/backup/restore-backup";
import { writeBackup } from "@jubilee/backend/backup/write-backup";
import { readMigrations } from "@jubilee/backend/database/migrations";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { migrationsDir } from "@jubilee/backend/database/places";
import { createTestDatabase } from "@jubilee/backend/database/test-database";
import { startPostgres } from "../support/postgres.ts";
import { layLargeEvent } from "./large-event.ts";

const given = process.argv.indexOf("--sizes");
const sizes = (given > 0 ? (process.argv[given + 1] ?? "") : "5000,40000,120000")
  .split(",")
  .map(Number);
const folder = mkdtempSync(join(tmpdir(), "jubilee-bench-backup-"));
const mega = 1024 * 1024;
const seconds = (ms: number): number => Math.round(ms / 100) / 10;

interface Writing {
  longestMs: number;
  count: number;
  stop(): Promise<void>;
}

/** Somebody who writes into the largest table, one row after the other. */
function keepWriting(backend: OpenBackend, eventId: string): Writing {
  const over = new AbortController();
  const writing = { longestMs: 0, count: 0 };
  const whole = (async () => {
    while (!over.signal.aborted) {
      const before = performance.now();
      // One after the other, as one person does.
      await backend.query(
        `update public.orders set buyer_name = 'Writer ' || $2 where id = (
           select id from public.orders where event_id = $1::uuid order by id offset $2::text::int % 1000 limit 1)`,
        [eventId, String(writing.count)],
      );
      writing.longestMs = Math.max(writing.longestMs, performance.now() - before);
      writing.count += 1;
      await pause(5);
    }
  })();
  return Object.assign(writing, {
    stop: () => {
      over.abort();
      return whole;
    },
  });
}

/** The most that this process held meanwhile, over what it held before, in MB. */
async function memoryDuring(work: Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  const state = { most: before, isOver: false };
  const over = work.finally(() => (state.isOver = true));
  while (!state.isOver) {
    state.most = Math.max(state.most, process.memoryUsage.rss());
    await pause(50);
  }
  await over;
  return Math.round((state.most - before) / mega);
}

interface Places {
  source: string | null;
  target: string | null;
}

async function measure(driver: string, size: number, places: Places) {
  const optionsFor = (name: string, databaseUrl: string | null): BackendOptions => ({
    dataDir: join(folder, `${driver}-${size}-${name}`),
    databaseUrl,
    siteUrl: "http://127.0.0.1:4400",
    redirectAllowList: [],
    mode: "test",
  });
  const backend = await openBackend(optionsFor("source", places.source));
  const { eventId } = await layLargeEvent(backend, size);
  const [row] = await backend.query<{ bytes: string }>(
    "select pg_database_size(current_database())::text as bytes",
  );
  const alone = keepWriting(backend, eventId);
  await pause(3_000);
  await alone.stop();
  const copy = join(folder, `${driver}-${size}-backup`);
  const beside = keepWriting(backend, eventId);
  const began = performance.now();
  const memory = await memoryDuring(writeBackup(backend, copy));
  const wholeMs = performance.now() - began;
  await beside.stop();
  await backend.close();
  const restoring = performance.now();
  await restoreBackup(copy, optionsFor("target", places.target));
  const restoreMs = performance.now() - restoring;
  const found = {
    driver,
    "database MB": Math.round(Number(row?.bytes) / mega),
    "backup MB": Math.round(statSync(join(copy, "database.dump")).size / mega),
    "whole s": seconds(wholeMs),
    "writer waits ms": Math.round(beside.longestMs),
    "alone ms": Math.round(alone.longestMs),
    "memory on top MB": memory,
    "restored s": seconds(restoreMs),
  };
  for (const name of ["source", "target", "backup"])
    rmSync(join(folder, `${driver}-${size}-${name}`), { recursive: true, force: true });
  console.log(JSON.stringify(found));
  return found;
}

const loads = (): string =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(", ");
console.log(`Load of the machine before: ${loads()}`);
const postgres = await startPostgres();
const rows: object[] = [];
try {
  for (const size of sizes) {
    // In turns, one at a time: two would share the disk.
    rows.push(await measure("pglite", size, { source: null, target: null }));
    if (!postgres) continue;
    const source = await createTestDatabase(postgres.url, readMigrations(migrationsDir));
    const target = await createTestDatabase(postgres.url, null);
    rows.push(await measure("postgres", size, { source: source.address, target: target.address }));
    await Promise.all([source.drop(), target.drop()]);
  }
} finally {
  console.table(rows);
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`And after: ${loads()}`);
