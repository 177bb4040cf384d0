import { REALTIME_SUBSCRIBE_STATES, type RealtimeChannel } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ContractServer } from "../support/contract-server.ts";
import { databases } from "../support/databases.ts";
import { aPerson, type Person } from "../support/people.ts";

interface Told {
  eventType: string;
  new: Record<string, unknown>;
  old: Record<string, unknown>;
}

/** Waits for what is on its way; a busy machine may take its time. */
const arrives = (check: () => void): Promise<void> =>
  vi.waitFor(check, { timeout: 60_000, interval: 5 });

/** Joins a channel and waits until changes are really listened to. */
async function joined(channel: RealtimeChannel): Promise<RealtimeChannel> {
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
      else if (status !== REALTIME_SUBSCRIBE_STATES.CLOSED) reject(error ?? new Error(status));
    });
  });
  return channel;
}

async function listenToNotes(person: Person, filter?: string): Promise<Told[]> {
  const told: Told[] = [];
  await joined(
    person.client
      .channel(`notes-${crypto.randomUUID()}`)
      .on(
        "postgres_changes",
        { event: "*", schema: "public", table: "notes", ...(filter ? { filter } : {}) },
        (change) => told.push({ eventType: change.eventType, new: change.new, old: change.old }),
      ),
  );
  return told;
}

async function addNote(person: Person, title: string, place = 0): Promise<string> {
  const { data, error } = await person.client
    .from("notes")
    .insert({ title, place })
    .select("id")
    .single();
  if (error) throw new Error(error.message);
  return String(data["id"]);
}

describe.each(databases)("realtime on $driver", ({ start }) => {
  let server: ContractServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  it("tells changes to their owner and nothing to a stranger", async () => {
    const owner = await aPerson(server);
    const stranger = await aPerson(server);
    const toOwner = await listenToNotes(owner);
    const toStranger = await listenToNotes(stranger);

    const toldAre = (count: number) => arrives(() => expect(toOwner).toHaveLength(count));
    const id = await addNote(owner, "first");
    await toldAre(1);
    await owner.client.from("notes").update({ title: "second" }).eq("id", id);
    await toldAre(2);
    await owner.client.from("notes").delete().eq("id", id);
    await toldAre(3);
    expect(toOwner.map((change) => change.eventType)).toEqual(["INSERT", "UPDATE", "DELETE"]);
    expect(toOwner[0]?.new).toMatchObject({ id, title: "first", user_id: owner.user.id });
    expect(toOwner[1]?.new).toMatchObject({ id, title: "second" });
    expect(toOwner[2]?.old).toEqual({ id });

    // The stranger's own change arrives after all of the owner's, so nothing is still on its way.
    const own = await addNote(stranger, "mine");
    await arrives(() => expect(toStranger).toHaveLength(1));
    expect(toStranger[0]?.new["id"]).toBe(own);
  });

  it("tells of a row what its reader may read, and nothing of a column that is closed", async () => {
    const owner = await aPerson(server);
    const noteId = await addNote(owner, "with a price");
    const told: unknown[] = [];
    await joined(
      owner.client
        .channel("priced parts")
        .on(
          "postgres_changes",
          { event: "INSERT", schema: "public", table: "note_parts" },
          (change) => told.push(change.new),
        ),
    );
    const part = { note_id: noteId, body: "part" };
    const { data } = await owner.client.from("note_parts").insert(part).select("id").single();
    await arrives(() => expect(told).toHaveLength(1));
    expect(told).toEqual([{ ...part, id: data?.id, owner_id: owner.user.id }]);
  });

  it("tells a deletion only to those who see what the row belonged to", async () => {
    const owner = await aPerson(server);
    const stranger = await aPerson(server);
    const noteId = await addNote(owner, "whole");
    const added = await owner.client
      .from("note_parts")
      .insert({ note_id: noteId, body: "part" })
      .select("id")
      .single();
    const listen = async ({ client }: Person) => {
      const told: unknown[] = [];
      const filter = `note_id=eq.${noteId}`;
      await joined(
        client
          .channel("parts")
          .on(
            "postgres_changes",
            { event: "DELETE", schema: "public", table: "note_parts", filter },
            (change) => told.push(change.old),
          ),
      );
      return told;
    };
    const toOwner = await listen(owner);
    const toStranger = await listen(stranger);
    const witness = await listenToNotes(stranger);
    await owner.client.from("note_parts").delete().eq("id", added.data?.id);
    await arrives(() => expect(toOwner).toEqual([{ id: added.data?.id }]));
    await addNote(stranger, "afterwards");
    await arrives(() => expect(witness).toHaveLength(1));
    expect(toStranger).toEqual([]);
  });

  it("tells a person without a session nothing", async () => {
    const owner = await aPerson(server);
    const visitor = server.client();
    const told: unknown[] = [];
    await joined(
      visitor
        .channel("visitor")
        .on("postgres_changes", { event: "*", schema: "public", table: "notes" }, (change) =>
          told.push(change),
        ),
    );
    const toOwner = await listenToNotes(owner);
    await addNote(owner, "private");
    await arrives(() => expect(toOwner).toHaveLength(1));
    expect(told).toEqual([]);
  });

  it("filters", async () => {
    const owner = await aPerson(server);
    const few = await listenToNotes(owner, "place=gt.5");
    const named = await listenToNotes(owner, "title=in.(a,c)");
    const all = await listenToNotes(owner, `user_id=eq.${owner.user.id}`);
    const none = await listenToNotes(owner, `user_id=eq.${crypto.randomUUID()}`);
    await addNote(owner, "a", 1);
    await addNote(owner, "b", 9);
    await addNote(owner, "c", 7);
    await arrives(() => expect(all).toHaveLength(3));
    await arrives(() => expect(few.map((change) => change.new["title"])).toEqual(["b", "c"]));
    await arrives(() => expect(named.map((change) => change.new["title"])).toEqual(["a", "c"]));
    expect(none).toEqual([]);
  });

  it("refuses tables that are not published and filters it does not know", async () => {
    const person = await aPerson(server);
    const secret = person.client
      .channel("secrets")
      .on("postgres_changes", { event: "*", schema: "public", table: "secrets" }, () => undefined);
    await expect(joined(secret)).rejects.toThrow("not published");
    await expect(listenToNotes(person, "nothing=eq.1")).rejects.toThrow("no column nothing");
  });

  it.each(["1.0.0", "2.0.0"] as const)("carries broadcasts by protocol %s", async (protocol) => {
    const token = (await (await aPerson(server)).client.auth.getSession()).data.session;
    const speaker = server.client({ protocol });
    const hearer = server.client({ protocol });
    await speaker.realtime.setAuth(token?.access_token ?? null);
    await hearer.realtime.setAuth(token?.access_token ?? null);
    const heard: unknown[] = [];
    const said: unknown[] = [];
    const topic = `room-${protocol}`;
    await joined(
      hearer.channel(topic).on("broadcast", { event: "hello" }, ({ payload }) => {
        heard.push(payload);
      }),
    );
    const channel = await joined(
      speaker
        .channel(topic, { config: { broadcast: { ack: true, self: false } } })
        .on("broadcast", { event: "hello" }, ({ payload }) => said.push(payload)),
    );
    const answer = await channel.send({
      type: "broadcast",
      event: "hello",
      payload: { name: "Größe" },
    });
    expect(answer).toBe("ok");
    await arrives(() => expect(heard).toEqual([{ name: "Größe" }]));
    expect(said).toEqual([]);
  });

  it("lets only signed-in people send", async () => {
    const visitor = server.client();
    const channel = await joined(visitor.channel("open", { config: { broadcast: { ack: true } } }));
    expect(await channel.send({ type: "broadcast", event: "x", payload: {} })).toBe("error");
    const person = await aPerson(server);
    const own = await joined(
      person.client.channel("open", { config: { broadcast: { ack: true } } }),
    );
    expect(await own.send({ type: "broadcast", event: "x", payload: {} })).toBe("ok");
  });

  it("lets nobody speak or be present in a conversation by the name of its channel", async () => {
    const topic = `talk:${crypto.randomUUID()}`;
    const heard: unknown[] = [];
    const member = await aPerson(server);
    const listener = member.client.channel(topic, { config: { presence: { key: "member" } } });
    await joined(
      listener
        .on("presence", { event: "join" }, ({ key }) => heard.push(key))
        .on("broadcast", { event: "typing" }, ({ payload }) => heard.push(payload)),
    );
    const config = { broadcast: { ack: true }, presence: { key: "stranger" } };
    const { client } = await aPerson(server);
    const own = await joined(client.channel(topic, { config }));
    const forged = { name: "The bride" };
    expect(await own.send({ type: "broadcast", event: "typing", payload: forged })).toBe("error");
    expect(await own.track(forged)).toBe("error");
    // What the database says, which asks who belongs, arrives behind it.
    const payload = { name: "Kofi" };
    await server.backend.query("select pg_notify('told_channels', $1)", [
      JSON.stringify({ topic, event: "typing", payload }),
    ]);
    await arrives(() => expect(heard).toEqual([payload]));
  });

  it("knows who is present, and who left", async () => {
    const ada = await aPerson(server);
    const bob = await aPerson(server);
    const seen = ada.client.channel("hall", { config: { presence: { key: "ada" } } });
    seen.on("presence", { event: "sync" }, () => undefined);
    await joined(seen);
    await seen.track({ name: "Ada" });
    const other = bob.client.channel("hall", { config: { presence: { key: "bob" } } });
    other.on("presence", { event: "sync" }, () => undefined);
    await joined(other);
    await other.track({ name: "Bob" });
    await arrives(() => expect(Object.keys(seen.presenceState())).toEqual(["ada", "bob"]));
    await arrives(() => expect(Object.keys(other.presenceState())).toContain("ada"));
    await other.unsubscribe();
    await arrives(() => expect(Object.keys(seen.presenceState())).toEqual(["ada"]));
  });

  it("stops telling when the token has run out, and goes on with a new one", async () => {
    const owner = await aPerson(server);
    const told = await listenToNotes(owner);
    const witness = await aPerson(server);
    server.clock.aheadMs += 2 * 3600_000;
    try {
      const { error } = await owner.client.auth.refreshSession();
      expect(error).toBeNull();
      await owner.client.realtime.setAuth();
      await addNote(owner, "after");
      await arrives(() => expect(told).toHaveLength(1));

      const late: unknown[] = [];
      const expired = witness.client.channel("late");
      expired.on("postgres_changes", { event: "*", schema: "public", table: "notes" }, (c) =>
        late.push(c),
      );
      await expect(joined(expired)).rejects.toThrow("expired");
      expect(late).toEqual([]);
    } finally {
      server.clock.aheadMs = 0;
    }
  });
});
