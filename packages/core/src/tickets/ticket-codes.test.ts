import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import {
  fromBase64Url,
  readTicketCode,
  ticketCodeMessage,
  toBase64Url,
  verifyTicketCode,
  writeTicketCode,
} from "./ticket-codes.rules.ts";

const facts = {
  ticketId: "5b0f2c3e-7d41-4c8a-9d0e-1f2a3b4c5d6e",
  eventId: "00000000-0000-4000-8000-0000000000ff",
  ticketTypeId: "ffffffff-ffff-4fff-bfff-ffffffffffff",
};
let code = "";
let publicKeys: Record<string, string> = {};

beforeAll(async () => {
  const keys = await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]);
  if (!("privateKey" in keys)) throw new Error("Ed25519 has two keys");
  const raw = await crypto.subtle.exportKey("raw", keys.publicKey);
  const message = ticketCodeMessage(facts);
  const signature = await crypto.subtle.sign("Ed25519", keys.privateKey, message);
  code = writeTicketCode(facts, new Uint8Array(signature));
  publicKeys = { [facts.eventId]: toBase64Url(new Uint8Array(raw)) };
});

it("takes any bytes through text and back", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
    }),
  );
});

describe("a ticket's code", () => {
  it("says which ticket it is", () => {
    expect(readTicketCode(` ${code}\n`)).toMatchObject(facts);
    expect(code.length).toBeLessThan(160);
  });

  it("is verified with the event's key alone", async () => {
    expect(await verifyTicketCode(code, publicKeys)).toEqual({ ok: true, facts });
  });

  it("is forged when one sign of it is another", async () => {
    const signs = Array.from(code);
    for (const at of [3, 30, 60, 70, 100, signs.length - 3]) {
      const changed = signs.with(at, signs[at] === "A" ? "B" : "A").join("");
      const check = await verifyTicketCode(changed, publicKeys);
      expect(check.ok, `${at}`).toBe(false);
    }
  });

  it("is of another event when its key is not here", async () => {
    expect(await verifyTicketCode(code, {})).toEqual({ ok: false, problem: "other_event", facts });
  });

  it.each(["", "hello", "J1.abc.def", "J2..", "J2.AAAA.AAAA", "https://jubilee.example/x"])(
    "%j is none",
    async (text) => {
      expect(await verifyTicketCode(text, publicKeys)).toEqual({
        ok: false,
        problem: "unreadable",
        facts: null,
      });
    },
  );
});
