import { describe, expect, it } from "vitest";
import { listedGuest } from "../../../../tests/fixtures/listed-guest.ts";
import type { ListedGuest } from "./guests.types.ts";
import { fail, succeed } from "../base/result.rules.ts";
import type { ImportsApi } from "./imports.api.ts";
import { createImportSession } from "./imports.store.ts";
import type { ImportedGuest } from "./imports.types.ts";

const listed = (fullName: string, more: Partial<ListedGuest> = {}) =>
  listedGuest(fullName, { id: `place of ${fullName}`, guestId: `guest ${fullName}`, ...more });

const people = [
  listed("Katherine Johnson", { email: "kat@example.org" }),
  listed("Ada Lovelace", { phone: "+44 20 7946 0000" }),
  listed("Mary Shelley", { email: "mary@example.org", city: "Bath" }),
  listed("Grace Hopper", { email: "grace@example.org" }),
];

/** A session over calls that remember what they were given. */
function aSession(settings: { known?: string[]; resumedId?: string; people?: ListedGuest[] } = {}) {
  const calls: { started: number; sent: ImportedGuest[]; batchIds: string[] } = {
    started: 0,
    sent: [],
    batchIds: [],
  };
  const api: ImportsApi = {
    start: async () => {
      calls.started += 1;
      return succeed("new batch");
    },
    send: async (batchId, guests) => {
      calls.batchIds.push(batchId);
      calls.sent.push(...guests);
      return succeed({ added: guests.length, updated: 0, unchanged: 0, refused: [] });
    },
    finish: async () => succeed(undefined),
    undo: async (_, told) => {
      told?.(2);
      return succeed({ removed: calls.sent.length, restored: 0, kept: 1 });
    },
    previewUndo: async () => fail("unavailable", "Not asked here"),
    past: async () => succeed([]),
    knownKeys: async (_, keys) => succeed(keys.filter((key) => settings.known?.includes(key))),
  };
  const session = createImportSession({
    api,
    eventId: "event",
    resumedId: settings.resumedId ?? null,
    listed: async () => succeed(settings.people ?? people),
    pause: async () => {},
    readWorkbook: async () => fail("invalid_input", "No spreadsheet here"),
  });
  const review = async (...lines: string[]) => {
    const text = ["Name,E-mail,Phone,Town,Child", ...lines].join("\n");
    await session.open("guests.csv", new TextEncoder().encode(text));
    await session.compare();
    return session.getState();
  };
  return { session, calls, review };
}

describe("lines that look like people of the list", () => {
  it.each([
    [
      "Katherin Johnson,kat@example.org,,,",
      "Same e-mail, and one first name begins like the other",
    ],
    ["Ada Lovelace,ada@example.org,02079460000,,", "Same name, and nothing that speaks against it"],
    ["Ada Lovelace,,+442079460000,,", "Same name and phone"],
    ["Grace Hoper,,,,", "Names one letter apart"],
  ])("%s: %s", async (line, reason) => {
    const { lookalikes } = await aSession().review(line);
    expect(lookalikes?.map((found) => found.reason)).toEqual([reason]);
  });

  it.each([
    ["whom the import finds by itself", "Grace Hopper,GRACE@example.org,,,"],
    ["somebody of the same name elsewhere", "Mary Shelley,other@example.org,,Oslo,"],
    ["a stranger", "Alan Turing,alan@example.org,,,"],
  ])("are not %s", async (_, line) => {
    expect((await aSession().review(line)).lookalikes).toEqual([]);
  });

  it("are not asked about again when the same file comes back", async () => {
    const { review } = aSession({ known: ["who:ada|lovelace|"] });
    expect((await review("Ada Lovelace,,,,")).lookalikes).toEqual([]);
  });

  it("go in as new unless somebody says who they are", async () => {
    const { session, calls, review } = aSession();
    await review("Ada Lovelace,,,,", "Grace Hoper,,,,yes", "Alan Turing,,,,no");
    session.setSameAs("who:grace|hoper|", "guest Grace Hopper");
    await session.send();
    expect(calls.sent.map(({ firstName, sameAs, role }) => [firstName, sameAs, role])).toEqual([
      ["Ada", undefined, undefined],
      ["Grace", "guest Grace Hopper", "child"],
      ["Alan", undefined, "member"],
    ]);
    session.allAreListed();
    session.setSameAs("who:grace|hoper|", null);
    expect(session.guestsToSend().map(({ sameAs }) => sameAs)).toEqual([
      "guest Ada Lovelace",
      undefined,
      undefined,
    ]);
  });
});

describe("an import that stopped half way", () => {
  it("goes on under its own number, and the next one gets a new one", async () => {
    const { session, calls, review } = aSession({ resumedId: "old batch" });
    await review("Alan Turing,,,,");
    await session.send();
    expect(calls).toMatchObject({ started: 0, batchIds: ["old batch"] });
    expect(await session.undo()).toEqual({ removed: 1, restored: 0, kept: 1 });
    await review("Alan Turing,,,,");
    await session.send();
    expect(calls).toMatchObject({ started: 1, batchIds: ["old batch", "new batch"] });
  });
});
