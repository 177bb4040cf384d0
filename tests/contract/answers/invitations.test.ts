import type { DrawnInvitation, InvitationProgress } from "@jubilee/core/answers/invitations.types";
import type { PublicParty } from "@jubilee/core/answers/party.types";
import type { PersonalInvitation } from "@jubilee/core/sharing/public-event.types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.one(
    `with home as (
       insert into public.households (account_id, name)
       select account_id, 'The Lindströms' from public.events where id = $1 returning id, account_id
     ), people as (
       insert into public.guests (account_id, full_name, email)
       select account_id, name, email from home,
         (values ('Björn Lindström', 'bjorn@post.example'), ('Freja Lindström', null)) p(name, email)
       returning id
     )
     insert into public.event_guests (account_id, event_id, guest_id, household_id)
     select home.account_id, $1, people.id, home.id from home, people returning id`,
    [shop.eventId],
  );
});
afterAll(() => shop.close());

/** Calls a function of the database as the planner. */
async function asPlanner<Value>(call: string): Promise<Value> {
  const claims = JSON.stringify({ sub: shop.plannerId, role: "authenticated" });
  const { answer } = await shop.one<{ answer: Value }>(
    `with me as materialized (select set_config('request.jwt.claims', $1, true))
     select ${call} as answer from me where me is not null`,
    [claims],
  );
  return answer;
}

const send = (kind: string, message = "") =>
  asPlanner<{ ready: number; unsubscribed: number; recent: number }>(
    `public.send_invitations('${shop.eventId}', '${kind}', null, nullif('${message}', ''))`,
  );

describe("an invitation by e-mail", () => {
  it("goes once to a household, whose link answers for all until it is told to stop", async () => {
    const { id: to } = await shop.one<{ id: string }>(
      `select eg.id from public.event_guests eg join public.guests g on g.id = eg.guest_id
       where eg.event_id = $1 and g.email = 'bjorn@post.example'`,
      [shop.eventId],
    );
    const order = { eventId: shop.eventId, kind: "invitation", message: "Come <b>early</b>", to };
    const looked = await shop.callAs(shop.plannerId, "/functions/v1/invitation-preview", order);
    const drawn: DrawnInvitation = await looked.json();
    const frame = await shop.call("GET", `/functions/v1/mail-preview?drawn=${drawn.key}`);
    const shown = await frame.text();
    expect(shown).not.toContain("href");
    expect(await shop.outbox.list()).toEqual([]);
    const unknown = await shop.call(
      "GET",
      `/functions/v1/mail-preview?drawn=${crypto.randomUUID()}`,
    );
    expect(unknown.status).toBe(404);

    expect(await send("invitation", "Come <b>early</b>")).toMatchObject({ ready: 1 });
    expect(await send("invitation")).toMatchObject({ ready: 0 });
    await shop.functions.runJobs();
    const mails = (await shop.outbox.list()).filter(({ to }) => to === "bjorn@post.example");
    expect(mails.map(({ subject }) => subject)).toEqual(["You’re invited: Lincoln High & friends"]);
    expect(mails[0]?.text).toContain("Björn Lindström and Freja Lindström");
    expect(mails[0]?.html).toContain("Come &lt;b&gt;early");
    expect(mails[0]?.text).toContain("on their list of classmates");
    expect(shown).toBe(mails[0]?.html.replaceAll(/ href="[^"]*"/g, ""));
    expect(drawn).toMatchObject({ to: "bjorn@post.example", subject: mails[0]?.subject });
    const token = /\/invitation\/([\w-]+)/.exec(mails[0]?.text ?? "")?.[1] ?? "";

    const opened: PersonalInvitation = await (await shop.call("GET", `personal/${token}`)).json();
    expect(opened.party.members.map(({ name }) => name)).toHaveLength(2);
    const body = {
      members: opened.party.members.map(({ id }, place) => ({
        id,
        answer: place === 0 ? "yes" : "no",
        meal: null,
        dietary: place === 0 ? "No nuts" : null,
      })),
      companions: [],
      answers: {},
      note: null,
      idempotencyKey: crypto.randomUUID(),
    };
    const answered = await shop.call("POST", `personal/${token}/answer`, body);
    const party: PublicParty = await answered.json();
    expect(new Set(party.members.map(({ state }) => state))).toEqual(new Set(["no", "yes"]));
    const twice = await shop.call("POST", `personal/${token}/answer`, body);
    expect(await twice.json()).toEqual(party);
    await shop.functions.runJobs();
    const confirmed = (await shop.outbox.list()).find(({ subject }) => subject.includes("coming"));
    expect(confirmed?.text).toContain("Freja Lindström: not coming");

    const progress = await asPlanner(`public.get_invitation_progress('${shop.eventId}')`);
    expect(progress).toMatchObject({ invited: 2, opened: 2, answered: 2, sent: 1, queued: 0 });

    const stopped = await shop.call("POST", `personal/${token}/mails`, { wantsMail: false });
    expect(await stopped.json()).toEqual({ wantsMail: false });
    expect(await send("reminder")).toMatchObject({ ready: 0 });

    // Taken off the list, the mails that were sent can still be taken up and ended by their link.
    await shop.one(
      `with off as (delete from public.event_guests eg using public.personal_links l
         where l.event_guest_id = eg.id and l.token_hash = private.hash_token($1) returning eg.guest_id)
       delete from public.guests g using off where g.id = off.guest_id returning g.id`,
      [token],
    );
    expect((await shop.call("GET", `personal/${token}`)).status).toBe(404);
    const wish = async () => (await shop.call("GET", `personal/${token}/mails`)).json();
    expect(await wish()).toEqual({ wantsMail: false });
    await shop.call("POST", `personal/${token}/mails`, { wantsMail: true });
    expect(await wish()).toEqual({ wantsMail: true });
    await shop.call("POST", `personal/${token}/mails`, { wantsMail: false });
    expect(await wish()).toEqual({ wantsMail: false });
  });

  it("is followed from sent to opened and answered, and only the silent who may be written to are nudged", async () => {
    const names = ["ana", "bo", "cy", "dee"];
    await shop.one(
      `with people as (
         insert into public.guests (account_id, full_name, email)
         select e.account_id, initcap(n), n || '@nudged.example'
         from public.events e, unnest($2::text[]) n where e.id = $1 returning id, account_id
       )
       insert into public.event_guests (account_id, event_id, guest_id)
       select account_id, $1, id from people returning id`,
      [shop.eventId, names],
    );
    const before = await asPlanner<InvitationProgress>(
      `public.get_invitation_progress('${shop.eventId}')`,
    );
    expect(await send("invitation")).toMatchObject({ ready: 4 });
    await shop.functions.runJobs();
    const mailsTo = async (name: string) =>
      (await shop.outbox.list()).filter(({ to }) => to === `${name}@nudged.example`);
    const tokenOf = async (name: string) =>
      /\/invitation\/([\w-]+)/.exec((await mailsTo(name))[0]?.text ?? "")?.[1] ?? "";
    const open = async (name: string): Promise<PersonalInvitation> =>
      (await shop.call("GET", `personal/${await tokenOf(name)}`)).json();
    await open("ana");
    const { party } = await open("bo");
    const members = party.members.map(({ id }) => ({
      id,
      answer: "yes",
      meal: null,
      dietary: null,
    }));
    const idempotencyKey = crypto.randomUUID();
    const body = { members, companions: [], answers: {}, note: null, idempotencyKey };
    expect((await shop.call("POST", `personal/${await tokenOf("bo")}/answer`, body)).status).toBe(
      200,
    );
    await shop.call("POST", `personal/${await tokenOf("cy")}/mails`, { wantsMail: false });
    const after = await asPlanner<InvitationProgress>(
      `public.get_invitation_progress('${shop.eventId}')`,
    );
    const more = (part: "invited" | "opened" | "answered" | "sent" | "unsubscribed") =>
      after[part] - before[part];
    expect([more("invited"), more("sent"), more("opened"), more("answered")]).toEqual([4, 4, 2, 1]);
    expect(more("unsubscribed")).toBe(1);

    expect(await send("reminder")).toMatchObject({ ready: 0, recent: 2 });
    await shop.one(
      "update public.invitation_mails set created_at = now() - interval '2 days' returning id",
      [],
    );
    expect(await send("reminder", "Still time")).toMatchObject({ ready: 2, recent: 0 });
    await shop.functions.runJobs();
    const nudged = await Promise.all(names.map(async (name) => (await mailsTo(name)).length));
    const wrote = names.filter((_, at) => (nudged[at] ?? 0) > (names[at] === "bo" ? 2 : 1));
    expect(wrote).toEqual(["ana", "dee"]);
    expect((await mailsTo("dee")).map(({ subject }) => subject)).toContain(
      "Will you be there? Lincoln High & friends",
    );
  });

  it("refuses an answer for somebody else, and one that is no answer", async () => {
    const members = [{ id: crypto.randomUUID(), answer: "yes", meal: null, dietary: null }];
    const body = { members, companions: [], answers: {}, idempotencyKey: crypto.randomUUID() };
    const closed = await shop.call("POST", `personal/${"x".repeat(32)}/answer`, body);
    expect(closed.status).toBe(404);
    const wrong = { ...body, members: [{ ...members[0], answer: "perhaps" }] };
    const refused = await shop.call("POST", `personal/${"x".repeat(32)}/answer`, wrong);
    expect(refused.status).toBe(422);
  });
});
