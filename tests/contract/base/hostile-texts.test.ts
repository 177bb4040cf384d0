import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { readMigrations } from "@jubilee/backend/database/migrations";
import { migrationsDir } from "@jubilee/backend/database/places";
import { createTestDatabase } from "@jubilee/backend/database/test-database";
import type { Secrets } from "@jubilee/backend/backend.types";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type LoadProcess, startLoadProcess } from "../../load/load-process.ts";
import { layStock, type Stock } from "../../load/stock.ts";
import { drivers } from "../support/drivers.ts";
import { goodPassword } from "../support/people.ts";

/** Stands in every text that is sent; nothing that was sent may come out again in a log. */
const mark = "zebulon";
const hostile = {
  "half of a character": `${mark}\ud800`,
  "the other half": `\udfff${mark}`,
  NUL: `${mark}\0`,
};

type Send = (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;

describe.each(drivers)("hostile texts on $driver", ({ address }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "jubilee-hostile-"));
  let server: LoadProcess;
  let stock: Stock;
  let secrets: Secrets;
  let token = "";
  let dropDatabase = async (): Promise<void> => undefined;

  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(server.url + path, {
      ...init,
      headers: { apikey: secrets.publishableKey, ...Object.fromEntries(new Headers(init.headers)) },
    });
  const post: Send = (path, body, headers = {}) =>
    ask(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const asPlanner = () => ({ authorization: `Bearer ${token}` });

  beforeAll(async () => {
    if (address !== null) {
      const database = await createTestDatabase(address, readMigrations(migrationsDir));
      dropDatabase = () => database.drop();
      await layInto(database.address);
      server = await startLoadProcess(dataDir, database.address);
    } else {
      await layInto(null);
      server = await startLoadProcess(dataDir, null);
    }
    const email = `${mark}.planner@texts.test`;
    await post(
      "/auth/v1/admin/users",
      { email, password: goodPassword, email_confirm: true },
      { apikey: secrets.secretKey },
    );
    const signedIn = await post("/auth/v1/token?grant_type=password", {
      email,
      password: goodPassword,
    });
    ({ access_token: token } = (await signedIn.json()) as { access_token: string });
  });
  afterAll(async () => {
    await server.stop();
    await dropDatabase();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function layInto(databaseUrl: string | null): Promise<void> {
    const siteUrl = "http://127.0.0.1:4400";
    const backend = await openBackend({
      dataDir,
      databaseUrl,
      siteUrl,
      redirectAllowList: [],
      mode: "test",
    });
    ({ secrets } = backend);
    stock = await layStock(backend, 100);
    await backend.close();
  }

  const embed = (path: string, body: object) =>
    post(`/functions/v1/embed/${path}`, { ...body, idempotencyKey: crypto.randomUUID() });
  const someone = () => `${mark}.${crypto.randomUUID()}@texts.test`;
  const reply = (name: string, email = someone()) => ({
    answer: "yes",
    name,
    email,
    partySize: 1,
    answers: {},
  });
  const order = async () => {
    const held = await embed(`hold/${stock.shareToken}`, {
      items: [{ ticketTypeId: stock.ticketTypeId, quantity: 1 }],
    });
    return ((await held.json()) as { orderToken: string }).orderToken;
  };

  /** Every door, each with a text where a person would write one. */
  const doors: Record<string, (text: string) => Promise<Response>> = {
    "sign-up": (text) =>
      post("/auth/v1/signup", {
        email: someone(),
        password: goodPassword,
        data: { full_name: text },
      }),
    "sign-up, a name of data": (text) =>
      post("/auth/v1/signup", { email: someone(), password: goodPassword, data: { [text]: 1 } }),
    "sign-up, the address": (text) =>
      post("/auth/v1/signup", { email: `${text}@texts.test`, password: goodPassword }),
    "one-time link": (text) => post("/auth/v1/otp", { email: someone(), data: { name: text } }),
    "own account": (text) =>
      ask("/auth/v1/user", {
        method: "PUT",
        headers: asPlanner(),
        body: JSON.stringify({ data: { nickname: text } }),
      }),
    insert: (text) => post("/rest/v1/guests", { full_name: text }, asPlanner()),
    "call of SQL": (text) =>
      post("/rest/v1/rpc/log_security_access", { user_id: text }, asPlanner()),
    rsvp: (text) => embed(`rsvp/${stock.shareToken}`, reply(text)),
    hold: (text) =>
      embed(`hold/${stock.shareToken}`, {
        items: [{ ticketTypeId: stock.ticketTypeId, quantity: 1 }],
        promo: text,
        source: { page: text },
      }),
    checkout: async (text) =>
      embed(`order/${await order()}/checkout`, {
        buyer: { name: text, email: someone() },
        holders: [text],
        returnUrl: `${server.url}/`,
      }),
    "waiting list": (text) =>
      embed(`waitlist/${stock.shareToken}`, { ...reply(text), quantity: 1 }),
    contact: (text) =>
      post("/functions/v1/contact", { name: text, email: someone(), subject: text, message: text }),
    "bucket's name": (text) =>
      post("/storage/v1/bucket", { id: text, name: text }, { apikey: secrets.secretKey }),
    "file's description": (text) =>
      ask(`/storage/v1/object/avatars/${mark}.png`, {
        method: "POST",
        headers: {
          apikey: secrets.secretKey,
          "content-type": "image/png",
          "x-metadata": Buffer.from(JSON.stringify({ title: text })).toString("base64"),
        },
        body: "x",
      }),
    "list of files": (text) =>
      post("/storage/v1/object/list/avatars", { prefix: text }, asPlanner()),
  };

  it.each(Object.keys(doors))("are refused in words, as input, at %s", async (name) => {
    for (const [what, text] of Object.entries(hostile)) {
      const answer = await doors[name]?.(text);
      const body = await answer?.text();
      expect([what, answer?.status, body]).toEqual([
        what,
        expect.toSatisfy((status: number) => status >= 400 && status < 500),
        expect.stringMatching(/cannot be kept|not valid|invalid|Invalid|does not/),
      ]);
    }
  });

  it("say in words and by field what is wrong", async () => {
    const answer = await doors["rsvp"]?.(hostile.NUL);
    expect([answer?.status, await answer?.json()]).toEqual([
      422,
      {
        code: "invalid_input",
        message:
          "The text has an invisible NUL character in it, which cannot be kept. Delete it and try again.",
        field: "name",
      },
    ]);
    const row = await doors["insert"]?.(hostile["half of a character"]);
    expect(await row?.json()).toMatchObject({
      code: "PT400",
      hint: "invalid_input",
      details: "full_name",
      message:
        "The text has half of a character in it, which cannot be kept. Delete it and try again.",
    });
  });

  it("take whole characters of every kind, and a written escape", async () => {
    for (const text of ["Zoë 🎉 𝔷", "\\u0000 \\ud800", "שלום"]) {
      expect((await embed(`rsvp/${stock.shareToken}`, reply(text))).status).toBe(200);
      expect((await doors["sign-up"]?.(text))?.status).toBe(200);
    }
  });

  it("leave nothing of what was sent in the process's output, whatever breaks the call", async () => {
    const twice = someone();
    const secret = `${mark}-password-${crypto.randomUUID()}`;
    const table = "/rest/v1/events";
    const calls = [
      post("/auth/v1/signup", { email: twice, password: secret, data: { a: "\ud800" } }),
      post("/auth/v1/signup", { email: twice, password: secret }),
      post("/auth/v1/token?grant_type=password", { email: twice, password: secret }),
      post("/auth/v1/token?grant_type=refresh_token", { refresh_token: secret }),
      ask(`/rest/v1/guests?id=eq.${mark}`, { headers: asPlanner() }),
      ask(`/rest/v1/guests?${mark}=eq.1`, { headers: asPlanner() }),
      ask(`/rest/v1/guests?full_name=match.(${mark}`, { headers: asPlanner() }),
      ask(`/rest/v1/guests?created_at=gt.${mark}`, { headers: asPlanner() }),
      ask(`/rest/v1/guests?full_name=eq.%ED%A0%80${mark}`, { headers: asPlanner() }),
      ask(`/rest/v1/guests?full_name=eq.%00${mark}`, { headers: asPlanner() }),
      post(table, { name: mark, start_local: mark }, asPlanner()),
      post(table, { name: mark, time_zone: mark }, asPlanner()),
      post(table, { name: mark.repeat(100), start_local: "2030-01-01" }, asPlanner()),
      post(table, { name: mark, cover_seed: 1e300 }, asPlanner()),
      post("/rest/v1/guests", { full_name: mark, email: `${mark} no address` }, asPlanner()),
      post("/rest/v1/guests", { account_id: mark }, asPlanner()),
      post("/rest/v1/rpc/get_user_data_batch", { user_id_param: mark }, asPlanner()),
      post("/rest/v1/rpc/is_admin", { user_id: mark }, asPlanner()),
      ask(`/rest/v1/${mark}`, { headers: asPlanner() }),
      ask(`/rest/v1/guests?select=${mark}(id)`, { headers: asPlanner() }),
      ask(`/rest/v1/guests?or=(${mark}`, { headers: asPlanner() }),
      post(`/rest/v1/rpc/${mark}`, { [mark]: mark }, asPlanner()),
      ask("/rest/v1/guests", {
        method: "POST",
        headers: { ...asPlanner(), "content-type": "text/csv" },
        body: `full_name,email\n${mark}\0,"${mark}`,
      }),
      ask("/rest/v1/guests", { method: "POST", headers: asPlanner(), body: `{"${mark}` }),
      embed(`rsvp/${stock.shareToken}`, { ...reply(mark), answers: { [mark]: mark } }),
      embed(`rsvp/${stock.shareToken}`, { ...reply(mark), partySize: 1e9 }),
      embed(`hold/${stock.shareToken}`, { items: [{ ticketTypeId: mark, quantity: 1 }] }),
      post("/functions/v1/admin-session-management", { user_id: mark }, asPlanner()),
      post("/functions/v1/payments-webhook", { id: mark }),
      post("/api/csp-violation", { blockedURI: `${mark}\ud800`, timestamp: mark }),
      ask(`/storage/v1/object/avatars/%ED%A0%80${mark}`, { headers: asPlanner() }),
      ask(`/auth/v1/verify?type=${mark}&token=${mark}`),
    ];
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    // What is refused is told, by its SQLSTATE; the last of it comes out after all the others.
    const told = () => server.output().split("database: 42883").length;
    const before = told();
    await ask("/rest/v1/guests?id=match.x", { headers: asPlanner() });
    await vi.waitFor(() => expect(told()).toBeGreaterThan(before), { timeout: 60_000 });
    const output = server.output();
    const written = output
      .split("\n")
      .filter((line) => /zebulon|\$2[aby]\$|texts\.test/i.test(line));
    expect(written).toEqual([]);
  });
});
