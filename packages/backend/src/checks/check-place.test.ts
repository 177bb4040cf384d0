import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { filling } from "../database/unfinished.ts";
import { readSettings } from "../settings/settings.ts";
import { checkClock } from "./check-clock.ts";
import { checkDatabase } from "./check-database.ts";
import { checkFiles } from "./check-files.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "jubilee-check-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const settings = () => readSettings({ JUBILEE_DATA_DIR: dataDir }, dataDir);

test("a clock that is behind what was written is told, on the built-in database too", async () => {
  mkdirSync(join(dataDir, "database/global"), { recursive: true });
  const control = join(dataDir, "database/global/pg_control");
  writeFileSync(control, "");
  expect((await checkDatabase(settings())).at(-1)).toMatchObject({ about: "clock", state: "ok" });
  const written = new Date("2026-10-25T01:30:00Z");
  utimesSync(control, written, written);
  for (const path of [join(dataDir, "database"), join(dataDir, "database/global")])
    utimesSync(path, written, written);
  expect(checkClock(dataDir, new Date("2026-10-25T01:30:03Z"))).toMatchObject({ state: "ok" });
  expect(checkClock(dataDir, new Date("2026-10-24T01:30:00Z"))).toEqual({
    about: "clock",
    state: "wrong",
    says: "it is 2026-10-24T01:30:00.000Z here, and what was written last is from 24 hours later; let this machine ask a time server.",
  });
});

test("a folder in which restoring came to no end is not called whole", async () => {
  const stateOf = async () =>
    (await checkFiles(settings())).find(({ about }) => about === "files")?.state;
  expect(await stateOf()).toBe("ok");
  const broken = filling(dataDir, "restore", () => Promise.reject(new Error("The disk is full.")));
  await expect(broken).rejects.toThrow("full");
  expect(await stateOf()).toBe("wrong");
});
