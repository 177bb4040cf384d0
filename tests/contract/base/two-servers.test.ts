import { readMigrations } from "@jubilee/backend/database/migrations";
import { createTestDatabase, type TestDatabase } from "@jubilee/backend/database/test-database";
import { shareForgetting } from "@jubilee/backend/processes/shared-forgetting";
import { createReadCache } from "@jubilee/functions/_shared/read-cache";
import { REALTIME_SUBSCRIBE_STATES, type RealtimeChannel } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type ContractServer,
  contractMigrationsDir,
  startContractServer,
} from "../support/contract-server.ts";
import { drivers } from "../support/drivers.ts";
import { aPerson, goodPassword } from "../support/people.ts";

const postgres = drivers.filter(({ address }) => address !== null);

const joined = (channel: RealtimeChannel): Promise<RealtimeChannel> =>
  new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve(channel);
      else if (status !== REALTIME_SUBSCRIBE_STATES.CLOSED) reject(error ?? new Error(status));
    });
  });

describe.each(postgres)("two servers on one database", ({ address }) => {
  let database: TestDatabase;
  let one: ContractServer;
  let other: ContractServer;
  beforeAll(async () => {
    database = await createTestDatabase(address ?? "", readMigrations(contractMigrationsDir));
    one = await startContractServer(database.address);
    other = await startContractServer(database.address, undefined, {
      secrets: one.backend.secrets,
    });
  });
  afterAll(async () => {
    await other?.close();
    await one?.close();
    await database?.drop();
  });

  /** Somebody who signed in at the one, as they are at the other. */
  async function atBoth() {
    const person = await aPerson(one);
    const { data } = await person.client.auth.getSession();
    const { access_token = "", refresh_token = "" } = data.session ?? {};
    const elsewhere = other.client();
    const { error } = await elsewhere.auth.setSession({ access_token, refresh_token });
    if (error) throw error;
    return { here: person.client, elsewhere };
  }

  it("know who signed in and who signed out at either", async () => {
    const { here, elsewhere } = await atBoth();
    expect((await elsewhere.from("notes").select()).error).toBeNull();
    await here.auth.signOut();
    expect((await elsewhere.from("notes").select()).status).toBe(401);
  });

  it("tell changes that were made at the other", async () => {
    const { here, elsewhere } = await atBoth();
    const told: unknown[] = [];
    await joined(
      elsewhere
        .channel("notes")
        .on("postgres_changes", { event: "*", schema: "public", table: "notes" }, (change) =>
          told.push(Reflect.get(change.new, "title")),
        ),
    );
    await here.from("notes").insert({ title: "from the one", place: 1 });
    await expect.poll(() => told).toEqual(["from the one"]);
  });

  it("carry broadcasts to each other, long ones too, each once", async () => {
    const { here, elsewhere } = await atBoth();
    const heard: unknown[] = [];
    const room = (client: typeof here) =>
      client.channel("room", { config: { broadcast: { ack: true } } });
    await joined(
      room(elsewhere).on("broadcast", { event: "*" }, ({ payload }) => heard.push(payload)),
    );
    const sender = await joined(room(here));
    const long = { text: 'Tea 🫖 and "cake" '.repeat(3_000) };
    await sender.send({ type: "broadcast", event: "said", payload: long });
    await sender.send({ type: "broadcast", event: "said", payload: { text: "short" } });
    await expect.poll(() => heard.length).toBe(2);
    expect(heard).toEqual([long, { text: "short" }]);
  });

  it("count wrong passwords together, exactly", async () => {
    const { email } = await aPerson(one);
    const tries = Array.from({ length: 14 }, (_, index) =>
      (index % 2 === 0 ? one : other)
        .client()
        .auth.signInWithPassword({ email, password: "not-the-password" }),
    );
    const codes = (await Promise.all(tries)).map(({ error }) => error?.code);
    expect(codes.filter((code) => code === "invalid_credentials")).toHaveLength(10);
    expect(codes.filter((code) => code === "over_request_rate_limit")).toHaveLength(4);
    const right = await other.client().auth.signInWithPassword({ email, password: goodPassword });
    expect(right.error?.code).toBe("over_request_rate_limit");
  });

  it("forget together what was kept for many", async () => {
    const heard: string[] = [];
    const first = await shareForgetting(one.backend, createReadCache(), () => undefined);
    const second = await shareForgetting(other.backend, createReadCache(), (keys) =>
      heard.push(keys),
    );
    let made = 0;
    const read = () => second.cache.read("shared:link:tickets", 3_600_000, async () => (made += 1));
    expect([await read(), await read()]).toEqual([1, 1]);
    await first.cache.forget("shared:link:");
    await expect.poll(() => heard).toEqual(["shared:link:"]);
    expect(await read()).toBe(2);
    await first.close();
    await second.close();
  });
});
