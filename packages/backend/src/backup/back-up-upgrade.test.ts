import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backUpUpgrade } from "./back-up-upgrade.ts";
import type { BackupSource } from "./write-backup.ts";

const next = { version: "20270101000000", name: "next", sql: "", checksum: "" };
const hourMs = 60 * 60_000;
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "jubilee-before-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** An installation that holds a text. */
function holding(text: string, version = "20260101000000", backsUpUpgrades = true) {
  const row: object = { version };
  const source: BackupSource = {
    driver: "pglite",
    options: {
      dataDir,
      databaseUrl: null,
      siteUrl: "http://127.0.0.1:4400",
      redirectAllowList: [],
      mode: "test",
      backsUpUpgrades,
    },
    query: async <Row extends object>() => [row as Row],
    dump: async (path) => {
      writeFileSync(path, text);
      return { heldMs: null };
    },
  };
  return source;
}
const start = (source: BackupSource, laterMs = 0) =>
  backUpUpgrade(source, [next], new Date(Date.now() + laterMs));
const kept = () =>
  readFileSync(join(dataDir, "backups/before-20270101000000/database.dump"), "utf8");

test("an upgrade writes everything down first, and nothing when nothing is missing or wanted", async () => {
  await backUpUpgrade(holding("as it was"), []);
  await start(holding("as it was", "20260101000000", false));
  expect(readdirSync(dataDir)).toEqual([]);
  await start(holding("as it was"));
  expect(kept()).toBe("as it was");
});

test("a start that breaks off again and again writes it once", async () => {
  await start(holding("as it was"));
  await start(holding("a minute later"), 60_000);
  expect(kept()).toBe("as it was");
});

test("what the release before has done since a start that broke off is written down, too", async () => {
  await start(holding("as it was"));
  await start(holding("a week of answers later"), 7 * 24 * hourMs);
  expect(kept()).toBe("a week of answers later");
  expect(readdirSync(join(dataDir, "backups"))).toEqual(["before-20270101000000"]);
});

test("what an upgrade has begun to change is not written over what was before it", async () => {
  await start(holding("as it was"));
  await start(holding("half of the new release", "20261231000000"), 7 * 24 * hourMs);
  expect(kept()).toBe("as it was");
});
