import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BackendOptions, OpenBackend } from "@jubilee/backend/backend.types";
import type { BackupManifest, BackupTrial } from "@jubilee/backend/backup/backup.types";
import { restoreBackup } from "@jubilee/backend/backup/restore-backup";
import { makeBackup, scheduledIn } from "@jubilee/backend/backup/scheduled-backups";
import { writeBackup } from "@jubilee/backend/backup/write-backup";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "jubilee-plan-"));
const optionsFor = (name: string): BackendOptions => ({
  dataDir: join(folder, name),
  databaseUrl: null,
  siteUrl: "http://127.0.0.1:4400",
  redirectAllowList: [],
  mode: "test",
});
let backend: OpenBackend;
beforeAll(async () => {
  backend = await openBackend(optionsFor("source"));
  await backend.query(
    "create table private.pairs (n integer, half integer, padding text, primary key (n, half))",
  );
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

test("a backup that is written while everybody writes is one moment's, and whoever writes goes on meanwhile", async () => {
  let written = 0;
  const over = new AbortController();
  const writing = (async () => {
    while (!over.signal.aborted) {
      // Requests come by messages; without them nothing else would have its turn.
      // oxlint-disable-next-line no-await-in-loop
      await setImmediate();
      // oxlint-disable-next-line no-await-in-loop
      await backend.query(
        "insert into private.pairs select $1::integer, h, repeat(md5(random()::text), 40) from generate_series(0, 1) h",
        [written],
      );
      written += 1;
    }
  })();
  await expect.poll(() => written).toBeGreaterThan(20);
  const before = written;
  const copy = join(folder, "meanwhile");
  await writeBackup(backend, copy);
  const after = written;
  over.abort();
  await writing;
  expect(after).toBeGreaterThan(before);

  await restoreBackup(copy, optionsFor("meanwhile-restored"));
  const restored = await openBackend(optionsFor("meanwhile-restored"));
  try {
    const [found] = await restored.query<{ count: number; newest: number; whole: boolean }>(
      `select count(*)::int as count, max(n) as newest, bool_and(length(padding) = 1280) as whole from private.pairs`,
    );
    expect(found?.whole).toBe(true);
    // No half, and none missing in between: what was written first is there first.
    expect(found?.count).toBe(((found?.newest ?? 0) + 1) * 2);
    expect(found?.newest).toBeGreaterThanOrEqual(before - 1);
    expect(found?.newest).toBeLessThanOrEqual(after);
  } finally {
    await restored.close();
  }
});

test("a backup of the plan is tried, handed on, and makes the oldest go", async () => {
  const backups = join(backend.options.dataDir, "backups");
  const elsewhere = join(folder, "elsewhere");
  for (const day of ["2020-01-01", "2020-01-02"]) {
    mkdirSync(join(backups, `scheduled-${day}T03-00-00-000Z`), { recursive: true });
  }
  const plan = {
    minutes: [180],
    keep: { days: 1, weeks: 0, months: 0 },
    hook: `cp -r "$1" ${elsewhere}`,
  };
  await makeBackup(backend, plan);
  const [newest, ...others] = scheduledIn(backups).map(({ name }) => name);
  expect(others).toEqual([]);
  const trial = readJson(join(backups, newest ?? "", "tried.json")) as BackupTrial;
  expect(trial).toMatchObject({ how: "restored" });
  expect(trial.rows).toBeGreaterThan(1000);
  expect(readdirSync(elsewhere).toSorted()).toEqual([
    "backup.json",
    "database.dump",
    "secrets.json",
    "tried.json",
  ]);
  const { heldMs, format } = readJson(join(backups, newest ?? "", "backup.json")) as BackupManifest;
  expect(format).toBe(2);
  expect(heldMs).toBeLessThan(1000);
});

test("a hook that fails is told with its words, and the backup stays", async () => {
  const backups = join(backend.options.dataDir, "backups");
  const hook = join(folder, "hook.sh");
  writeFileSync(hook, "#!/bin/sh\necho 'no room there' >&2\nexit 3\n");
  chmodSync(hook, 0o700);
  const plan = { minutes: [180], keep: { days: 7, weeks: 0, months: 0 }, hook };
  const count = scheduledIn(backups).length;
  await expect(makeBackup(backend, plan)).rejects.toThrow(
    /^BACKUP_HOOK did not take .*: no room there$/,
  );
  expect(scheduledIn(backups)).toHaveLength(count + 1);
});
