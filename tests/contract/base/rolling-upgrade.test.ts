import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, type Migration } from "@jubilee/backend/database/migrations";
import { openPostgres } from "@jubilee/backend/database/open-postgres";
import { createTestDatabase } from "@jubilee/backend/database/test-database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBalancer } from "../../load/balancer.ts";
import { layNextRelease } from "../../load/next-release.ts";
import { rollOver } from "../../load/roll-over.ts";
import { wrongIn } from "../../load/rolled-wrong.ts";
import { isLongRun } from "../../support/tempo.ts";
import { drivers } from "../support/drivers.ts";

const migrationOf = (version: string, sql: string): Migration => ({
  version,
  name: "step",
  sql,
  checksum: version,
});

const postgres = drivers.filter(({ address }) => address !== null);
const folder = mkdtempSync(join(tmpdir(), "jubilee-next-release-"));

describe.each(postgres)("servers that are upgraded one after the other", ({ address }) => {
  beforeAll(() => layNextRelease(folder));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("give way to a visitor who needs what the migration has while it waits for what the visitor has", async () => {
    const database = await createTestDatabase(address ?? "", null);
    const [server, visitor] = [
      await openPostgres(database.address, 2),
      await openPostgres(database.address, 1),
    ];
    const tables = migrationOf(
      "20260101000000",
      "create table public.one (n int); create table public.two (n int);",
    );
    const next = migrationOf(
      "20260102000000",
      "alter table public.one add m int; alter table public.two add m int;",
    );
    const isWaiting = async () => {
      const waiting = await server.owner.query(
        "select 1 from pg_locks where not granted and relation = 'public.two'::regclass",
      );
      return waiting.length > 0;
    };
    try {
      await migrate(server.owner, [tables]);
      let upgrading: Promise<number> = Promise.resolve(0);
      await visitor.owner.transaction(async (tx) => {
        await tx.query("select from public.two");
        upgrading = migrate(server.owner, [tables, next]);
        await expect.poll(isWaiting, { interval: 20 }).toBe(true);
        await tx.query("select from public.one");
      });
      expect(await upgrading).toBe(1);
    } finally {
      await server.connection.close();
      await visitor.connection.close();
      await database.drop();
    }
  });

  it("lose nothing and do nothing twice while visitors buy and answer and a planner watches", async () => {
    const rolled = await rollOver({
      postgresUrl: address ?? "",
      next: folder,
      servers: isLongRun ? 3 : 2,
      between: isLongRun ? 20 : 4,
      putInFront: startBalancer,
      isShort: true,
    });
    expect(rolled.migrations[1]).toBe("99991231235959");
    expect(wrongIn(rolled)).toEqual([]);
    expect(rolled.answered.toldLive).toBeGreaterThan(0);
    expect(rolled.answered.readings).toBeGreaterThan(1);
  });
});
