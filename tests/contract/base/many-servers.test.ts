import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Secrets } from "@jubilee/backend/backend.types";
import { makeSecrets } from "@jubilee/backend/database/secrets";
import { migrationsDir } from "@jubilee/backend/database/places";
import { readMigrations } from "@jubilee/backend/database/migrations";
import { openPostgres, type OpenPostgres } from "@jubilee/backend/database/open-postgres";
import { createTestDatabase, type TestDatabase } from "@jubilee/backend/database/test-database";
import type { StartError } from "@jubilee/backend/database/start-error";
import { countLiving, enterProcess } from "@jubilee/backend/processes/living";
import { processFacts } from "@jubilee/backend/processes/process-facts";
import { openAssembly } from "@jubilee/backend/worker/assembly";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ManyServers, manySiteUrl, startManyServers } from "../../load/many-servers.ts";
import { raceAtDoor } from "../../load/door-races.ts";
import { buy } from "../../load/shop.ts";
import { layStock } from "../../load/stock.ts";
import { isLongRun } from "../../support/tempo.ts";
import { drivers } from "../support/drivers.ts";

/** What another server may have otherwise. */
interface Other {
  secrets?: Secrets;
  siteUrl?: string;
  payments?: "off";
}

const serverCount = 3;
const [buyers, tickets] = isLongRun ? [500, 100] : [60, 20];
const postgres = drivers.filter(({ address }) => address !== null);

describe.each(postgres)("three servers on one database", ({ address }) => {
  let database: TestDatabase;
  let direct: OpenPostgres;
  let many: ManyServers;
  let visitor = 0;
  beforeAll(async () => {
    database = await createTestDatabase(address ?? "", readMigrations(migrationsDir));
    direct = await openPostgres(database.address, 2);
    many = await startManyServers(database.address, serverCount);
  });
  afterAll(async () => {
    await many?.stop();
    await direct?.connection.close();
    await database?.drop();
  });

  /** A post of a client that tries again, with what it tried, when nobody answered. */
  const post = async <Answer>(url: string, body: object): Promise<Answer> => {
    visitor += 1;
    const response = await many.ask(new URL(url).pathname, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": `10.9.${visitor >> 8}.${visitor & 255}`,
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const countedOf = async (ticketTypeId: string) => {
    const [row] = await direct.owner.query<{ sold: number; counted: number; orders: number }>(
      `select (select count(*)::int from public.tickets t where t.ticket_type_id = k.id) as sold,
         k.sold_count + k.reserved_count as counted,
         (select count(distinct i.order_id)::int from public.order_items i where i.ticket_type_id = k.id) as orders
       from public.ticket_types k where k.id = $1::uuid`,
      [ticketTypeId],
    );
    return row;
  };

  it("are noted, and each is seen", async () => {
    expect(await countLiving(direct.owner)).toBe(serverCount);
  });

  /** One that would be the fourth. */
  async function openOther({ secrets = many.secrets, siteUrl = manySiteUrl, payments }: Other) {
    const dataDir = mkdtempSync(join(tmpdir(), "jubilee-other-"));
    try {
      return await openAssembly({
        backend: {
          dataDir,
          databaseUrl: database.address,
          secrets,
          siteUrl,
          redirectAllowList: [],
          mode: "test",
        },
        service: {
          smtpUrl: null,
          mailFrom: "Jubilee <hello@jubilee.example>",
          mailWebhookSecret: null,
          productName: "Jubilee",
          ...(payments ? { payments } : {}),
          stripe: null,
          wallet: { apple: null, google: null },
          seedsDemo: false,
          jobsEveryMs: null,
          guestPages: null,
          backups: null,
          countsCalls: true,
          captchaSecretKey: null,
          texts: null,
        },
      });
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }

  const others: [what: string, other: Other, named: RegExp][] = [
    ["keys", { secrets: makeSecrets() }, /^The server at .* with other keys; .*JUBILEE_SECRETS/],
    ["address", { siteUrl: "http://other.test" }, /set to http:\/\/other.test; .*same SITE_URL/],
    ["payments", { payments: "off" }, /with PAYMENTS=test, and this one has PAYMENTS=off/],
  ];
  it.each(others)("refuse one that has other %s, in one sentence", async (_what, other, named) => {
    await expect(openOther(other)).rejects.toThrow(named);
    expect(await countLiving(direct.owner)).toBe(serverCount);
  });

  it("are left by one that was away while another started from which it differs", async () => {
    const factsOf = (siteUrl: string, pid: number) => ({
      ...processFacts({ siteUrl }, many.secrets, { payments: "test", listensAt: "" }),
      pid,
    });
    const apart = await createTestDatabase(address ?? "", readMigrations(migrationsDir));
    const { owner, connection } = await openPostgres(apart.address, 2);
    try {
      const ends: StartError[] = [];
      const away = await enterProcess(
        owner,
        factsOf("http://a.test", 1),
        (end) => ends.push(end),
        20,
      );
      // One moment for both, so that it says nothing in between.
      await owner.transaction(async (tx) => {
        await tx.query("select pg_advisory_xact_lock(4400003)");
        await tx.query("update private.server_processes set seen_at = now() - interval '1 minute'");
        await tx.query("select private.note_process($1::text::jsonb)", [
          JSON.stringify(factsOf("http://b.test", 2)),
        ]);
      });
      await expect.poll(() => ends[0]?.message).toContain("give both the same SITE_URL");
      expect(await countLiving(owner)).toBe(1);
      await away.leave();
    } finally {
      await connection.close();
      await apart.drop();
    }
  });

  it("sell each ticket once", async () => {
    const stock = await layStock(direct.owner, tickets);
    const outcomes = await Promise.allSettled(
      Array.from({ length: buyers }, () => buy(manySiteUrl, stock, post)),
    );
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [String(outcome.reason)] : [],
    );
    expect(refused.filter((reason) => !reason.includes("sold_out"))).toEqual([]);
    expect(refused).toHaveLength(buyers - tickets);
    expect(await countedOf(stock.ticketTypeId)).toMatchObject({ sold: tickets, counted: tickets });
  });

  it("let a ticket and a guest in once, whichever of them each device asks", async () => {
    const race = await raceAtDoor(direct.owner, 12, (token, deviceId, scans) =>
      post(`${manySiteUrl}/functions/v1/check-in`, { action: "sync", token, deviceId, scans }),
    );
    expect(race).toMatchObject({ ticketLetIn: 1, guestLetIn: 1, entries: 2, failures: [] });
    expect(race.flagged).toBe(22);
  });

  it("each show that the last ticket was sold at another", async () => {
    const stock = await layStock(direct.owner, 1);
    const shown = () =>
      Promise.all(
        many.servers.map(async ({ url }) => {
          const response = await fetch(`${url}/functions/v1/embed/tickets/${stock.shareToken}`);
          return response.text();
        }),
      );
    const before = await shown();
    await buy(manySiteUrl, stock, post);
    const unchanged = async () => (await shown()).filter((text, n) => text === before[n]).length;
    await expect.poll(unchanged).toBe(0);
  });

  it("lose nothing and do nothing twice when one is killed in the middle", async () => {
    const stock = await layStock(direct.owner, 1_000);
    let bought = 0;
    const killings: Promise<void>[] = [];
    const orders = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const tokens: string[] = [];
        for (let purchase = 0; purchase < 8; purchase += 1) {
          tokens.push(await buy(manySiteUrl, stock, post));
          bought += 1;
          if (bought === 12) killings.push(many.kill(1));
        }
        return tokens;
      }),
    );
    await Promise.all(killings);
    expect(killings).toHaveLength(1);
    expect(new Set(orders.flat()).size).toBe(64);
    expect(await countedOf(stock.ticketTypeId)).toEqual({ sold: 64, counted: 64, orders: 64 });
    const [work] = await direct.owner.query<{ twice: number }>(
      `select count(*)::int as twice from (select payload from public.jobs
         where kind = 'order_confirmation' group by payload having count(*) > 1) t`,
    );
    expect(work).toEqual({ twice: 0 });
  });
});
