import { checkDatabase } from "@jubilee/backend/checks/check-database";
import { openPostgres } from "@jubilee/backend/database/open-postgres";
import { createTestDatabase, type TestDatabase } from "@jubilee/backend/database/test-database";
import { readSettings } from "@jubilee/backend/settings/settings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTransactionPooler } from "../../support/transaction-pooler.ts";
import { drivers } from "../support/drivers.ts";

const postgres = drivers.filter(({ address }) => address !== null);

describe.each(postgres)("connections to PostgreSQL", ({ address }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(address ?? "", null);
  });
  afterAll(() => database?.drop());

  it("are as many as DATABASE_CONNECTIONS says, however much is asked at once", async () => {
    const settings = readSettings({ DATABASE_CONNECTIONS: "3" }, "/srv/jubilee");
    const { owner, connection } = await openPostgres(
      database.address,
      settings.databaseConnections,
    );
    try {
      const asked = Array.from({ length: 24 }, () =>
        owner.query<{ pid: number }>("select pg_backend_pid() as pid, pg_sleep(0.02)"),
      );
      const pids = (await Promise.all(asked)).flat().map(({ pid }) => pid);
      expect(new Set(pids).size).toBe(3);
    } finally {
      await connection.close();
    }
  });

  it("are told by the check to go through a pooler in transaction mode, and only then", async () => {
    const wrongAt = async (url: string) => {
      const found = await checkDatabase(readSettings({ DATABASE_URL: url }, "/srv/jubilee"));
      return found.filter(({ state }) => state === "wrong").map(({ says }) => says);
    };
    expect(await wrongAt(database.address)).toEqual([]);
    const pooler = await startTransactionPooler(database.address);
    try {
      expect(await wrongAt(pooler.address)).toEqual([
        "a pooler in transaction mode stands in front, which loses what is told live; use its session mode, or the direct address.",
      ]);
    } finally {
      await pooler.close();
    }
  });
});
