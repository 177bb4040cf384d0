import { heldParts } from "@jubilee/core/people/held.rules";
import type { HeldData, OwnProfile } from "@jubilee/core/people/profiles.types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** What is told of a person by the database and not by their page. */
function untold(held: HeldData): string[] {
  const read = new Set<string | symbol>();
  const watched = new Proxy(held, {
    get(target, key) {
      read.add(key);
      return Reflect.get(target, key) as unknown;
    },
  });
  heldParts(watched, { locale: "en", day: (instant) => instant });
  return Object.keys(held).filter((key) => !read.has(key));
}

const flo = { name: "Flo Berg", email: "flo@post.example" };

it("mails the profile's link to the listed address, and shows, corrects and erases by it", async () => {
  await shop.call("POST", `rsvp/${shop.shareToken}`, {
    answer: "yes",
    partySize: 2,
    note: "By train",
    idempotencyKey: crypto.randomUUID(),
    ...flo,
  });
  const personalToken = await shop.tokenOf(flo.email);
  const asked = await shop.call("POST", `personal/${personalToken}/profile`, {});
  expect(await asked.json()).toEqual({ asked: true });
  await shop.functions.runJobs();
  const mail = (await shop.outbox.list()).find(
    ({ to, subject }) => to === flo.email && subject.startsWith("Your profile"),
  );
  const token = /\/my-profile\/([A-Za-z0-9_-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const profile: OwnProfile = await (await shop.call("GET", `profile/${token}`)).json();
  expect(profile.fields).toMatchObject({ fullName: flo.name, email: flo.email });
  expect(profile.audiences).toMatchObject({ name: "guests", email: "hidden", phone: "hidden" });
  expect(profile.held.events[0]).toMatchObject({ answer: "yes", people: 2, note: "By train" });
  expect(untold(profile.held)).toEqual([]);
  const later = { ...profile.held, votes: [] };
  expect(untold(later)).toEqual(["votes"]);

  const saved: OwnProfile = await (
    await shop.call("POST", `profile/${token}`, {
      fields: { ...profile.fields, city: "Oslo" },
      audiences: { city: "everyone" },
    })
  ).json();
  expect(saved.fields.city).toBe("Oslo");
  expect(saved.audiences.city).toBe("everyone");

  const file = await shop.call("GET", `profile/${token}/my-data.json`);
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="my-data.json"');
  expect(file.headers.get("cache-control")).toBe("private, no-store");
  const kept = await file.text();
  expect(JSON.parse(kept)).toMatchObject({ profile: { fields: { city: "Oslo" } } });
  expect(kept).not.toContain(token);

  const slip = await shop.call("POST", `profile/${token}/erase`, {});
  expect(slip.status).toBe(422);
  const erased = await shop.call("POST", `profile/${token}/erase`, { erase: true });
  expect(await erased.json()).toEqual({ erased: true, ordersKept: 0 });
  expect((await shop.call("GET", `profile/${token}`)).status).toBe(404);
  expect((await shop.call("GET", `profile/${token}/my-data.json`)).status).toBe(404);
  expect((await shop.call("GET", `personal/${personalToken}`)).status).toBe(404);
});

it("takes no lead from a machine, and none for a link of another kind", async () => {
  const lead = {
    memberId: crypto.randomUUID(),
    kind: "contact",
    message: "I know her",
    fromName: "Ole",
    fromEmail: "ole@post.example",
    idempotencyKey: crypto.randomUUID(),
  };
  const trapped = await shop.call("POST", `directory/${shop.shareToken}`, {
    ...lead,
    website: "https://spam.example",
  });
  expect(await trapped.json()).toEqual({ received: true });
  expect((await shop.call("POST", `directory/${shop.shareToken}`, lead)).status).toBe(404);
  expect((await shop.call("GET", `directory/${shop.shareToken}`)).status).toBe(404);
});
