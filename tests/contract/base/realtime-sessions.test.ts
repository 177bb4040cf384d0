import type { Realtime } from "@jubilee/backend/backend.types";
import { createRealtime } from "@jubilee/backend/realtime/realtime";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ContractServer } from "../support/contract-server.ts";
import { databases } from "../support/databases.ts";
import { aPerson, goodPassword, type Person } from "../support/people.ts";

const arrives = (check: () => void): Promise<void> =>
  vi.waitFor(check, { timeout: 60_000, interval: 5 });

/** A client that speaks the protocol itself and sends no heartbeat. */
interface Raw {
  /** Titles of the rows that were told. */
  rows: string[];
  /** Every event, in order. */
  events: string[];
  isClosed(): boolean;
  beat(): void;
}

describe.each(databases)("live channels and the end of a session on $driver", ({ start }) => {
  let server: ContractServer;
  /** Looks after sessions so seldom that only what it is told ends a channel. */
  let told: Realtime;
  /** Looks after them all the time. */
  let watchful: Realtime;
  let aheadMs = 0;
  beforeAll(async () => {
    server = await start();
    const now = () => Date.now() + aheadMs;
    told = await createRealtime(server.backend, now, 3600_000);
    watchful = await createRealtime(server.backend, now, 20);
  });
  afterAll(async () => {
    await told.close();
    await watchful.close();
    await server.close();
  });

  const tokenOf = async ({ client }: Pick<Person, "client">) =>
    (await client.auth.getSession()).data.session?.access_token ?? "";

  /** Joins a channel of the notes with a session's token. */
  async function join(access_token: string, on: Realtime): Promise<Raw> {
    const raw: Pick<Raw, "rows" | "events"> = { rows: [], events: [] };
    let closed = false;
    const key = server.backend.secrets.publishableKey;
    const connection = on.connect(
      new URL(`http://jubilee.test/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`),
      (text) => {
        const [, , , event, payload] = JSON.parse(text) as [
          string,
          string,
          string,
          string,
          { status?: string; data?: { record: { title: string } } },
        ];
        raw.events.push(event === "system" ? `system ${payload.status}` : event);
        if (event === "postgres_changes" && payload.data) raw.rows.push(payload.data.record.title);
      },
      () => (closed = true),
    );
    const frame = (event: string, payload: object, topic = "realtime:notes") =>
      connection.receive(JSON.stringify(["1", "1", topic, event, payload]));
    const changes = [{ event: "*", schema: "public", table: "notes" }];
    frame("phx_join", { config: { postgres_changes: changes }, access_token });
    await arrives(() => expect(raw.events).toContain("system ok"));
    return { ...raw, isClosed: () => closed, beat: () => frame("heartbeat", {}, "phoenix") };
  }

  /** A person here, with a second session elsewhere. */
  async function twoSessions(on = told) {
    const person = await aPerson(server);
    const elsewhere = server.client();
    await elsewhere.auth.signInWithPassword({ email: person.email, password: goodPassword });
    return {
      person,
      elsewhere,
      here: await join(await tokenOf(person), on),
      there: await join(await tokenOf({ client: elsewhere }), on),
    };
  }

  /** A row of the person's that the server itself writes. */
  const write = (person: Person, title: string) =>
    server.admin().from("notes").insert({ title, user_id: person.user.id });

  it.each([
    ["signs out the others", ({ client }: Person) => client.auth.signOut({ scope: "others" })],
    [
      "changes the password",
      ({ client }: Person) => client.auth.updateUser({ password: "n3w-and-good" }),
    ],
  ])("end at once elsewhere when one %s, and go on here", async (_what, act) => {
    const { person, here, there } = await twoSessions();
    await write(person, "before");
    await arrives(() => expect([here.rows, there.rows]).toEqual([["before"], ["before"]]));
    expect((await act(person)).error).toBeNull();
    await arrives(() => expect(there.events.slice(-2)).toEqual(["system error", "phx_close"]));
    await write(person, "after");
    await arrives(() => expect(here.rows).toEqual(["before", "after"]));
    expect(there.rows).toEqual(["before"]);
    expect(here.isClosed()).toBe(false);
  });

  it("end here and go on elsewhere when one signs out of this device", async () => {
    const { person, here, there } = await twoSessions();
    await person.client.auth.signOut({ scope: "local" });
    await arrives(() => expect(here.events.at(-1)).toBe("phx_close"));
    await write(person, "after");
    await arrives(() => expect(there.rows).toEqual(["after"]));
    expect(here.rows).toEqual([]);
  });

  it("end everywhere when the person is suspended or removed, and nobody else's do", async () => {
    const { admin } = server.admin().auth;
    for (const act of [
      (id: string) => admin.updateUserById(id, { ban_duration: "24h" }),
      (id: string) => admin.deleteUser(id),
    ]) {
      const { person, here, there } = await twoSessions();
      const other = await aPerson(server);
      const others = await join(await tokenOf(other), told);
      expect((await act(person.user.id)).error).toBeNull();
      await arrives(() =>
        expect([here, there].map(({ events }) => events.at(-1))).toEqual([
          "phx_close",
          "phx_close",
        ]),
      );
      await write(other, "mine");
      await arrives(() => expect(others.rows).toEqual(["mine"]));
    }
  });

  it("end at the next beat when nothing was told, and when the token has run out", async () => {
    const { person, here, there } = await twoSessions(watchful);
    const { session_id: kept } = JSON.parse(atob((await tokenOf(person)).split(".")[1] ?? "")) as {
      session_id: string;
    };
    // As if the announcement had been lost, on a connection that was away.
    await server.backend.query("alter table auth.sessions disable trigger tell_session_end");
    await server.backend.query("delete from auth.sessions where user_id = $1 and id <> $2", [
      person.user.id,
      kept,
    ]);
    await server.backend.query("alter table auth.sessions enable trigger tell_session_end");
    await arrives(() => expect(there.events.at(-1)).toBe("phx_close"));
    await write(person, "after");
    await arrives(() => expect(here.rows).toEqual(["after"]));
    expect(there.rows).toEqual([]);
  });

  it("end with a client that sends no heartbeat for a minute, and stay with one that does", async () => {
    const { here, there } = await twoSessions(watchful);
    try {
      aheadMs += 45_000;
      here.beat();
      aheadMs += 30_000;
      await arrives(() => expect(there.isClosed()).toBe(true));
      expect(here.isClosed()).toBe(false);
    } finally {
      aheadMs = 0;
    }
  });
});
