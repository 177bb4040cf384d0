import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Handler, OpenBackend } from "@jubilee/backend/backend.types";
import { readMigrations } from "@jubilee/backend/database/migrations";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { openPostgres } from "@jubilee/backend/database/open-postgres";
import { createTestDatabase } from "@jubilee/backend/database/test-database";
import { createFront } from "@jubilee/backend/front/front";
import { createAskLite } from "@jubilee/backend/front/lite";
import { createTokens } from "@jubilee/backend/front/tokens";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { contractMigrationsDir, siteUrl } from "../support/contract-server.ts";
import { databases } from "../support/databases.ts";

/** Somebody signed in: an account, a session and its token. */
interface SignedIn {
  userId: string;
  sessionId: string;
  token: string;
}

const postgresUrl = inject("postgresUrl");

describe.each(databases)("what a call finds of its session, on $driver", ({ driver }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "jubilee-sessions-"));
  let databaseUrl: string | null = null;
  let dropDatabase = async (): Promise<void> => undefined;
  let backend: OpenBackend;
  let front: Handler;
  let aheadMs = 0;

  /** With one connection, so that every call meets what the call before it left there. */
  async function open(): Promise<void> {
    backend = await openBackend(
      { dataDir, databaseUrl, siteUrl, redirectAllowList: [], mode: "test" },
      { migrationsDir: contractMigrationsDir, connections: 1 },
    );
    front = createFront(backend, {
      mailer: { send: async () => null },
      now: () => Date.now() + aheadMs,
    });
    await ask("/rest/v1/notes", null);
  }

  beforeAll(async () => {
    if (driver === "postgres" && postgresUrl) {
      const made = await createTestDatabase(postgresUrl, readMigrations(contractMigrationsDir));
      databaseUrl = made.address;
      dropDatabase = () => made.drop();
    }
    await open();
  });
  afterAll(async () => {
    await backend.close();
    await dropDatabase();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function somebody(says: Record<string, unknown> = {}): Promise<SignedIn> {
    const [userId, sessionId] = [randomUUID(), randomUUID()];
    await backend.query("insert into auth.users (id, email) values ($1::uuid, $2)", [
      userId,
      `${userId}@people.test`,
    ]);
    await backend.query(
      "insert into auth.sessions (id, user_id, aal) values ($1::uuid, $2::uuid, 'aal1')",
      [sessionId, userId],
    );
    const claims = { sub: userId, role: "authenticated", session_id: sessionId, ...says };
    const tokens = createTokens(backend.secrets, `${siteUrl}/auth/v1`, Date.now);
    return { userId, sessionId, token: await tokens.sign(claims, 3600) };
  }

  async function ask(path: string, who: SignedIn | null, body?: object) {
    const headers = {
      apikey: backend.secrets.publishableKey,
      "content-type": "application/json",
      ...(who ? { authorization: `Bearer ${who.token}` } : {}),
    };
    const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    const response = await front(new Request(new URL(path, siteUrl), init), {
      peerAddress: "192.0.2.1",
    });
    const text = await response.text();
    const said: unknown = text === "" ? null : JSON.parse(text);
    return { status: response.status, said };
  }

  const statusOf = async (path: string, who: SignedIn, body?: object): Promise<number> =>
    (await ask(path, who, body)).status;

  /** A list, a function, a write, and an address that is not there. */
  const statuses = async (who: SignedIn): Promise<number[]> => [
    await statusOf("/rest/v1/notes", who),
    await statusOf("/rest/v1/rpc/who_am_i", who),
    await statusOf("/rest/v1/notes", who, { title: randomUUID() }),
    await statusOf("/rest/v1/no_such_table", who),
  ];
  const goesOn = [200, 200, 201, 404];
  const hasEnded = [401, 401, 401, 401];

  const notesOf = async ({ userId }: SignedIn): Promise<number> =>
    (await backend.query("select from public.notes where user_id = $1::uuid", [userId])).length;

  /** PostgreSQL has further processes beside this one; PGlite has none. */
  async function queryElsewhere(sql: string, parameters: string[]): Promise<void> {
    if (databaseUrl === null) {
      await backend.query(sql, parameters);
      return;
    }
    const elsewhere = await openPostgres(databaseUrl, 1);
    await elsewhere.owner.query(sql, parameters);
    await elsewhere.connection.close();
  }

  it.each([
    ["is deleted in SQL", "delete from auth.sessions where user_id = $1::uuid"],
    ["goes with its account", "delete from auth.users where id = $1::uuid"],
  ])("sees at once that another process ended it: it %s; nobody else's ends", async (_how, sql) => {
    const [ada, grace] = [await somebody(), await somebody()];
    expect([await statuses(ada), await statuses(grace)]).toEqual([goesOn, goesOn]);
    await queryElsewhere(sql, [ada.userId]);
    const before = await notesOf(ada);
    expect(await statuses(ada)).toEqual(hasEnded);
    expect((await ask("/rest/v1/notes", ada)).said).toMatchObject({ code: "PGRST303" });
    expect(await notesOf(ada)).toBe(before);
    expect(await statuses(grace)).toEqual(goesOn);
  });

  it("asks for the second factor from the call after it became due, until it was shown", async () => {
    const [ada, grace] = [await somebody(), await somebody()];
    expect(await statuses(ada)).toEqual(goesOn);
    await backend.query(
      `insert into auth_front.factors (user_id, factor_type, status, secret, created_at, updated_at)
       values ($1::uuid, 'totp', 'verified', 'x', now(), now())`,
      [ada.userId],
    );
    expect(await statuses(ada)).toEqual(hasEnded);
    expect((await ask("/rest/v1/notes", ada)).said).toMatchObject({ code: "insufficient_aal" });
    expect(await statuses(grace)).toEqual(goesOn);
    await backend.query("update auth.sessions set aal = 'aal2' where id = $1::uuid", [
      ada.sessionId,
    ]);
    expect(await statuses(ada)).toEqual(goesOn);
  });

  it("knows after a restart what ended and what goes on", async () => {
    const [ada, grace] = [await somebody(), await somebody()];
    expect([await statuses(ada), await statuses(grace)]).toEqual([goesOn, goesOn]);
    await backend.query("delete from auth.sessions where id = $1::uuid", [ada.sessionId]);
    await backend.close();
    await open();
    expect([await statuses(ada), await statuses(grace)]).toEqual([hasEnded, goesOn]);
  });

  it("takes a token that it has taken before no longer than the token lives", async () => {
    const ada = await somebody();
    expect(await statuses(ada)).toEqual(goesOn);
    aheadMs = 3_601_000;
    expect(await statuses(ada)).toEqual(hasEnded);
    aheadMs = 0;
    expect(await statuses(ada)).toEqual(goesOn);
  });

  it("takes what a token says as text, whatever quotes and signs stand in it", async () => {
    const email = String.raw`o'b\'rien"$1'); reset role; select ('--\@people.test`;
    const ada = await somebody({ email, user_metadata: { name: email } });
    const { said } = await ask("/rest/v1/rpc/who_am_i", ada);
    expect(said).toMatchObject({ role: "authenticated", uid: ada.userId, email });
  });

  it("is answered after the end by nothing but that question: without it the call goes through", async () => {
    const { sessionId, userId } = await somebody();
    await backend.query("delete from auth.sessions where id = $1::uuid", [sessionId]);
    const claims = { sub: userId, role: "authenticated", session_id: sessionId } as const;
    const askLite = createAskLite(backend, async () => "whole");
    const call = (session: string | null) =>
      askLite(
        new Request(`${siteUrl}/rest/v1/notes`),
        { role: "authenticated", userId, sessionId: session, claims },
        null,
        { peerAddress: null },
      );
    expect((await call(null)).status).toBe(200);
    await expect(call(sessionId)).rejects.toMatchObject({ status: 401, code: "session_not_found" });
  });

  it("leaves nothing of a call on its connection, whether it was answered, refused or broke", async () => {
    const [ada, grace] = [await somebody(), await somebody()];
    const me = async (who: SignedIn | null) => (await ask("/rest/v1/rpc/who_am_i", who)).said;
    const is = (role: string, uid: string | null) => expect.objectContaining({ role, uid });
    await ask("/rest/v1/notes", ada, { title: "ada's" });
    for (const between of [
      () => me(ada),
      () => ask("/rest/v1/rpc/refuse", ada, { kind: "PT409" }),
      () => ask("/rest/v1/notes", ada, { title: null }),
      () => ask("/rest/v1/notes?no_such_column=eq.1", ada),
      () => ask("/rest/v1/no_such_table", ada),
      () => ask("/rest/v1/notes?select=id&id=eq.not-a-uuid", ada),
    ]) {
      await between();
      expect(await me(grace)).toEqual(is("authenticated", grace.userId));
      await between();
      expect(await me(null)).toEqual(is("anon", null));
      await between();
      expect((await ask("/rest/v1/notes", grace)).said).toEqual([]);
      const [left] = await backend.query<Record<string, unknown>>(
        `select current_user = session_user as "isOwner",
           coalesce(current_setting('request.jwt.claims', true), '') as claims,
           coalesce(current_setting('request.jwt.claim.sub', true), '') as uid,
           current_setting('statement_timeout') as "limit",
           current_setting('transaction_read_only') as "readOnly"`,
      );
      expect(left).toEqual({ isOwner: true, claims: "", uid: "", limit: "0", readOnly: "off" });
    }
  });
});
