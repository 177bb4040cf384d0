// @vitest-environment node
import { expect, it } from "vitest";
import { carriedHash, readCarriedHash } from "./carried-address.ts";
import { seal, unseal } from "./sealed.ts";

const carried = {
  typed: { name: "Søren Ætterhøi", note: "نور", partySize: 2, unsent: { text: "{}", key: "k" } },
  signed: "payload.signature",
  source: "club.example utm_source=news",
  copy: '{"rsvp.title": "Coming aboard?"}',
};

it("what is sealed opens with its own key alone, and says nothing without it", async () => {
  const { sealed, key } = await seal(carried);
  expect(sealed + key).toMatch(/^[\w-]+$/);
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("name");
  expect(await unseal(sealed, key)).toEqual(carried);
  const { key: other } = await seal(carried);
  await expect(unseal(sealed, other)).rejects.toThrow(/operation/i);
  await expect(unseal(`${sealed.slice(0, -8)}AAAAAAAA`, key)).rejects.toThrow(/operation/i);
});

it("what comes out is no more than it should be, whatever was put in", async () => {
  const odd: object = { typed: null, signed: 7, source: undefined, copy: ["x"], more: true };
  const { sealed, key } = await seal(odd as typeof carried);
  expect(await unseal(sealed, key)).toEqual({ typed: {}, source: "", copy: null });
});

it("a code's address is read back, and nothing else is taken for one", () => {
  const code = { handoverToken: "a-handover-token-01", key: "a-key-of-sixteen-and-more" };
  expect(readCarriedHash(carriedHash(code))).toEqual(code);
  for (const hash of ["", "#tickets", "#go=short.key", "#go=<script>.a-key-of-sixteen-and-more"]) {
    expect(readCarriedHash(hash)).toBeNull();
  }
});
