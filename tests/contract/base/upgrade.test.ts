import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { restoreBackup } from "@jubilee/backend/backup/restore-backup";
import { writeBackup } from "@jubilee/backend/backup/write-backup";
import type { BackendOptions } from "@jubilee/backend/backend.types";
import { readMigrations } from "@jubilee/backend/database/migrations";
import { migrationsDir } from "@jubilee/backend/database/places";
import { openAllLinks } from "@jubilee/backend/database/all-links";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPoll, voteFor } from "../../load/poll-races.ts";
import { demoSignIns } from "../../support/sign-in.ts";
import { countRows, firstRelease, layFirstRelease } from "../support/first-release.ts";
import { jubilee } from "../support/operator.ts";
import { startProductServer } from "../support/product-server.ts";

const folder = mkdtempSync(join(tmpdir(), "jubilee-upgrade-"));
const backup = join(folder, "backup");
let rows: Record<string, number>;
let links: Record<string, number>;

const optionsFor = (name: string): BackendOptions => ({
  dataDir: join(folder, name),
  databaseUrl: null,
  siteUrl: "http://127.0.0.1:4400",
  redirectAllowList: [],
  mode: "test",
});

beforeAll(async () => {
  const migrations = join(folder, "migrations");
  mkdirSync(migrations);
  const { file, sql } = firstRelease();
  writeFileSync(join(migrations, file), sql);
  const installed = await openBackend(optionsFor("installed"), {
    migrationsDir: migrations,
    templatesDir: null,
  });
  await layFirstRelease(installed);
  [rows, links] = [await countRows(installed), await openAllLinks(installed)];
  await writeBackup(installed, backup);
  await installed.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("an installation of the first release has people, orders and links of every kind", () => {
  expect(rows["public.guests"]).toBeGreaterThan(100);
  expect(rows["public.orders"]).toBeGreaterThan(50);
  expect(Object.keys(links).filter((door) => door.endsWith(" opens")).length).toBeGreaterThan(10);
});

it("is told beforehand what the upgrade would do, and nothing of it is done", async () => {
  const { code, said } = await jubilee(["upgrade", "--dry-run"], {
    JUBILEE_DATA_DIR: join(folder, "installed"),
  });
  expect({ code, said }).toMatchObject({ code: 0 });
  const [, migrations, before, after] =
    /applies (\d+) migrations in .* seconds on a copy: (\d+) rows before, (\d+) after/.exec(said) ??
    [];
  // All but the first, and what is laid beneath them.
  expect(Number(migrations)).toBeGreaterThanOrEqual(readMigrations(migrationsDir).length - 1);
  expect(Number(before)).toBeGreaterThan(1_000);
  expect(Number(after)).toBeGreaterThan(1_000);
  // What planners were told has moved into the notices.
  expect(said).toContain(
    `Fewer rows than before: public.planner_notices (${rows["public.planner_notices"]} to 0)`,
  );
});

it("starts with what is newer: every row is there, and every link answers as before", async () => {
  const upgraded = await openBackend(optionsFor("installed"));
  try {
    // The product's own lists grow with it, and what planners were told has moved into the notices.
    const {
      "public.plan_gates": gates = 0,
      "storage.buckets": buckets = 0,
      "public.planner_notices": told = 0,
      ...kept
    } = rows;
    const now = await countRows(upgraded);
    expect(now).toMatchObject(kept);
    expect(now["public.plan_gates"]).toBeGreaterThanOrEqual(gates);
    expect(now["storage.buckets"]).toBeGreaterThanOrEqual(buckets);
    expect(told).toBeGreaterThan(0);
    expect(now["public.notices"]).toBe(told);
    expect(await openAllLinks(upgraded)).toEqual(links);
    // What the first release did not know works on its rows.
    const poll = await openPoll(upgraded, "anonymous", ["Boat", "Yard"]);
    await voteFor(upgraded, poll, "Ada", poll.optionIds[0]);
    await expect(voteFor(upgraded, poll, "Ada", poll.optionIds[0])).rejects.toThrow(
      "voted already",
    );
  } finally {
    await upgraded.close();
  }
});

it("its backup is restored into the newer version, whose people sign in and find their events", async () => {
  const target = optionsFor("restored");
  await restoreBackup(backup, target);
  const server = await startProductServer(null, false, target.dataDir);
  try {
    const client = server.client();
    const { error } = await client.auth.signInWithPassword(demoSignIns.planner);
    expect(error).toBeNull();
    const events = await client.from("events").select("id");
    expect(events.data?.length).toBe(7);
  } finally {
    await server.close();
  }
});
