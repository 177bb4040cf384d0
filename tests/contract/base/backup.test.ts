import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checksumsOf } from "@jubilee/backend/backup/checksums";
import { restoreBackup } from "@jubilee/backend/backup/restore-backup";
import { writeBackup } from "@jubilee/backend/backup/write-backup";
import type { BackendOptions, OpenBackend } from "@jubilee/backend/backend.types";
import { readMigrations } from "@jubilee/backend/database/migrations";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { migrationsDir } from "@jubilee/backend/database/places";
import { createTestDatabase, type TestDatabase } from "@jubilee/backend/database/test-database";
import { seedDemo } from "@jubilee/backend/seed/demo-seed";
import { afterAll, describe, expect, inject, test } from "vitest";
import { isShortRun } from "../../support/tempo.ts";

const postgresUrl = inject("postgresUrl");
const folder = mkdtempSync(join(tmpdir(), "jubilee-backup-"));
const databases: TestDatabase[] = [];
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all(databases.map((database) => database.drop()));
});

const optionsFor = (name: string, databaseUrl: string | null): BackendOptions => ({
  dataDir: join(folder, name),
  databaseUrl,
  siteUrl: "http://127.0.0.1:4400",
  redirectAllowList: [],
  mode: "test",
});

/** A hash of every table's rows, by the table's name. */
async function contentOf(backend: OpenBackend): Promise<Record<string, string>> {
  const tables = await backend.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await backend.query<{ hash: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as hash from ${name} t`,
    );
    content[name] = row?.hash ?? "";
  }
  return content;
}

/** What voters see by every link of a poll: results, and who has voted where that has names. */
const pollsOf = (backend: OpenBackend) =>
  backend.query<{ outcome: object }>(
    `select public.get_shared_poll(private.share_token(l)) -> 'outcome' as outcome
     from public.share_links l where l.kind = 'poll' order by l.id`,
  );

type Places = Record<"source" | "target", string | null>;
const drivers: [name: string, place: () => Promise<Places>][] = [
  ["pglite", async () => ({ source: null, target: null })],
];
if (postgresUrl !== null && !isShortRun) {
  const migrations = readMigrations(migrationsDir);
  drivers.push([
    "postgres",
    async () => {
      const source = await createTestDatabase(postgresUrl, migrations);
      const target = await createTestDatabase(postgresUrl, null);
      databases.push(source, target);
      return { source: source.address, target: target.address };
    },
  ]);
}

describe.each(drivers)("on %s", (driver, place) => {
  test("a restored copy has the same rows, files and keys", async () => {
    const places = await place();
    const source = optionsFor(`${driver}-source`, places.source);
    const backend = await openBackend(source);
    await seedDemo(backend, new Date());
    mkdirSync(join(source.dataDir, "files/covers"), { recursive: true });
    writeFileSync(join(source.dataDir, "files/covers/one.webp"), "a picture");
    // Opening a link notes its use, so that they are opened before the rows are looked at.
    const polls = await pollsOf(backend);
    expect(polls.length).toBeGreaterThan(1);
    const before = await contentOf(backend);
    const empty = Object.keys(before).filter((name) => before[name]?.startsWith("0 "));
    expect(empty.filter((name) => name.includes(".poll"))).toEqual([]);
    const copy = join(folder, `${driver}-backup`);
    await writeBackup(backend, copy);
    await backend.close();

    const target = optionsFor(`${driver}-target`, places.target);
    await restoreBackup(copy, target);
    const restored = await openBackend(target);
    expect(Object.keys(before).length).toBeGreaterThan(30);
    expect(await contentOf(restored)).toEqual(before);
    expect(await pollsOf(restored)).toEqual(polls);
    expect(restored.secrets).toEqual(backend.secrets);
    await restored.close();
    expect(await checksumsOf(join(target.dataDir, "files"))).toEqual(
      await checksumsOf(join(source.dataDir, "files")),
    );
  });
});

test("a damaged backup is refused before anything is written", async () => {
  const copy = join(folder, "pglite-backup");
  appendFileSync(join(copy, "secrets.json"), " ");
  const target = optionsFor("damaged-target", null);
  await expect(restoreBackup(copy, target)).rejects.toThrow(
    `The backup ${copy} is damaged (secrets.json); use another one.`,
  );
});

test("a place in which restoring came to no end is not served from, and says so", async () => {
  const copy = join(folder, "half-backup");
  const whole = await openBackend(optionsFor("half-source", null));
  const manifest = await writeBackup(whole, copy);
  await whole.close();
  // The archive breaks off in the middle, as on a full disk.
  const archive = join(copy, "database.dump");
  truncateSync(archive, Math.round(statSync(archive).size / 2));
  const checksums = await checksumsOf(copy);
  writeFileSync(join(copy, "backup.json"), JSON.stringify({ ...manifest, checksums }));
  const target = optionsFor("half-target", null);
  await expect(restoreBackup(copy, target)).rejects.toThrow("tar failed");
  await expect(openBackend(target)).rejects.toThrow(
    `${target.dataDir} holds only a part: "npx jubilee restore" did not come to its end there.`,
  );
});

test("a backup that the disk does not take is told in a sentence and leaves nothing", async () => {
  const backend = await openBackend(optionsFor("full-disk", null));
  try {
    const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    const dump = () => Promise.reject(full);
    const copy = join(folder, "not-written");
    const source = { ...backend, query: backend.query.bind(backend), dump };
    await expect(writeBackup(source, copy)).rejects.toThrow(
      `The backup ${copy} could not be written because the disk is full; make room, or name another place.`,
    );
    expect(existsSync(`${copy}.part`)).toBe(false);
  } finally {
    await backend.close();
  }
});

test("a data directory with something in it is not overwritten", async () => {
  const target = optionsFor("full-target", null);
  mkdirSync(target.dataDir);
  writeFileSync(join(target.dataDir, "note.txt"), "mine");
  const copy = join(folder, "whole-backup");
  const backend = await openBackend(optionsFor("whole-source", null));
  await writeBackup(backend, copy);
  await backend.close();
  await expect(restoreBackup(copy, target)).rejects.toThrow("is not empty; move it away");
});
