import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { dumpPostgres } from "@jubilee/backend/backup/dump";
import { layPostgres } from "@jubilee/backend/backup/restore-backup";
import type { Owner } from "@jubilee/backend/database/owner";
import { openPostgres } from "@jubilee/backend/database/open-postgres";
import { programTarget } from "@jubilee/backend/database/postgres-address";
import { preparationScript } from "@jubilee/backend/database/preparation";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { startPostgres, type TestPostgres } from "../../support/postgres.ts";
import { selfSigned } from "../../support/self-signed.ts";

const folder = mkdtempSync(join(tmpdir(), "jubilee-reached-"));
const authority = join(folder, "authority.pem");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a password is no part of what a program is called with", () => {
  expect(programTarget("postgres://town:s%40fe@db.example.org/town?sslmode=require")).toEqual({
    url: "postgres://town@db.example.org/town?sslmode=require",
    environment: { PGPASSWORD: "s@fe" },
    authorities: null,
  });
});

describe.runIf(inject("postgresUrl") !== null)("a PostgreSQL that asks its owners for TLS", () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    const { key, certificate } = selfSigned("db.example.org", "127.0.0.1");
    writeFileSync(authority, certificate);
    const started = await startPostgres({
      files: {
        "server.key": key,
        "server.crt": certificate,
        "pg_hba.conf":
          "hostssl all town 127.0.0.1/32 trust\nhost all postgres 127.0.0.1/32 trust\n",
      },
      settings: ["ssl=on"],
    });
    if (!started) throw new Error("This run's machine has PostgreSQL");
    postgres = started;
    await run(addressOf("postgres", "postgres"), "create database town");
    await run(
      addressOf("postgres", "postgres"),
      preparationScript({ owner: "town", database: "town" }),
    );
  });
  afterAll(() => postgres.stop());

  function addressOf(user: string, database: string, asked = ""): string {
    const address = new URL(`${postgres.url}${asked}`);
    address.username = user;
    address.pathname = `/${database}`;
    return address.href;
  }

  async function at<Value>(
    address: string,
    work: (owner: Owner) => Promise<Value>,
  ): Promise<Value> {
    const { owner, connection } = await openPostgres(address, 1);
    try {
      return await work(owner);
    } finally {
      await connection.close();
    }
  }

  const run = (address: string, sql: string) => at(address, (owner) => owner.script(sql));

  const connectionOf = (address: string) =>
    at(address, async (owner) => {
      const [found] = await owner.query<{ isEncrypted: boolean; path: string; jit: string }>(
        `select ssl as "isEncrypted", current_setting('search_path') as path, current_setting('jit') as jit
         from pg_stat_ssl where pid = pg_backend_pid()`,
      );
      return found;
    });

  test.each(["?sslmode=require", "?sslmode=require&channel_binding=prefer"])(
    "%s is encrypted",
    async (asked) => {
      expect(await connectionOf(addressOf("town", "town", asked))).toMatchObject({
        isEncrypted: true,
      });
      await expect(connectionOf(addressOf("town", "town"))).rejects.toThrow("no encryption");
    },
  );

  test("verify-full believes an authority that the address names, and no other", async () => {
    const asked = (root: string) => `?sslmode=verify-full&sslrootcert=${encodeURIComponent(root)}`;
    const found = await connectionOf(addressOf("town", "town", asked(authority)));
    expect(found?.isEncrypted).toBe(true);
    await expect(connectionOf(addressOf("town", "town", "?sslmode=verify-full"))).rejects.toThrow(
      /PostgreSQL at 127\.0\.0\.1 cannot be used \(self-signed certificate/,
    );
    await expect(
      connectionOf(addressOf("town", "town", asked(authority)).replace("127.0.0.1", "localhost")),
    ).rejects.toThrow("does not match certificate's altnames");
    const missing = join(folder, "missing.pem");
    await expect(connectionOf(addressOf("town", "town", asked(missing)))).rejects.toThrow(
      `The certificate ${missing}, which sslrootcert in DATABASE_URL names, cannot be read.`,
    );
  });

  test("backups and what they are restored by believe the same authorities", async () => {
    const address = addressOf("town", "town", "?sslmode=verify-full");
    const dump = join(folder, "database.dump");
    await expect(dumpPostgres(address, dump)).rejects.toThrow(
      /^pg_dump failed: .*certificate verify failed/s,
    );
    const usual = getCACertificates("default");
    setDefaultCACertificates([...usual, readFileSync(authority, "utf8")]);
    try {
      await run(address, "create table kept as select 7 as number");
      await dumpPostgres(address, dump);
      await run(address, "drop table kept");
      await layPostgres(dump, address);
      const rows = await at(address, (owner) => owner.query("select number from kept"));
      expect(rows).toEqual([{ number: 7 }]);
    } finally {
      setDefaultCACertificates(usual);
    }
  });

  test("behind a pooler that hands on no wishes those of the prepared database count", async () => {
    const pooler = await startPooler(Number(new URL(postgres.url).port));
    try {
      const address = new URL(addressOf("postgres", "town"));
      address.port = String(pooler.port);
      expect(await connectionOf(address.href)).toMatchObject({
        path: '"$user", public, extensions',
        jit: "off",
      });
      expect(pooler.refused).toBe(1);
    } finally {
      pooler.server.close();
    }
  });
});

/** Refuses a start with settings as PgBouncer does, and hands everything else on. */
function startPooler(port: number) {
  return new Promise<{ port: number; server: Server; readonly refused: number }>((resolve) => {
    let refused = 0;
    const server = createServer((client) => {
      client.once("data", (start) => {
        if (start.includes("search_path")) {
          refused += 1;
          const says = "SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: search_path\0\0";
          const head = Buffer.alloc(5);
          head.write("E");
          head.writeInt32BE(says.length + 4, 1);
          client.end(Buffer.concat([head, Buffer.from(says)]));
          return;
        }
        const database = connect(port, "127.0.0.1");
        database.write(start);
        client.pipe(database).pipe(client);
        client.on("error", () => database.destroy());
        database.on("error", () => client.destroy());
      });
    });
    server.listen(0, "127.0.0.1", () => {
      const { port: listening } = server.address() as AddressInfo;
      resolve({
        port: listening,
        server,
        get refused() {
          return refused;
        },
      });
    });
  });
}
