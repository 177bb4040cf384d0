import { createFront } from "@jubilee/backend/front/front";
import { createTokens } from "@jubilee/backend/front/tokens";
import { createGuestsApi } from "@jubilee/core/people/guests.api";
import { createImportsApi } from "@jubilee/core/people/imports.api";

import { createImportSession, type ImportSession } from "@jubilee/core/people/imports.store";
import { createInvitationsApi } from "@jubilee/core/answers/invitations.api";
import { createLateAnswersApi } from "@jubilee/core/answers/late-answers.api";
import { headCountCsv } from "@jubilee/core/answers/late-answers.rules";
import type { PersonalInvitation } from "@jubilee/core/sharing/public-event.types";
import { fail, valueOf } from "@jubilee/core/base/result.rules";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { attendeeFile, peopleInFile } from "../support/attendee-file.ts";
import { openShop, type Shop } from "../support/shop.ts";

const { family, fours, singles, doubled } = peopleInFile;
const people = family + 4 * fours + singles;
const parties = 1 + fours + singles;

let shop: Shop;
let planner: SupabaseClient;
beforeAll(async () => {
  shop = await openShop();
  await shop.one("update public.events set capacity = null where id = $1 returning id", [
    shop.eventId,
  ]);
  await shop.one(
    `insert into public.event_meals (event_id, name, position)
     select $1::uuid, m.name, m.n from (values ('Trout', 1), ('Mushroom pie', 2)) m (name, n) returning id`,
    [shop.eventId],
  );
  planner = await clientOfPlanner(shop);
});
afterAll(() => shop.close());

/** The product's own client of the planner's, without a network between. */
async function clientOfPlanner({ backend, plannerId }: Shop) {
  const { siteUrl } = backend.options;
  const front = createFront(backend, {
    mailer: { send: () => Promise.reject(new Error("Nobody signs in here")) },
    now: Date.now,
    answerFloorMs: 1,
    hashRounds: 4,
  });
  const tokens = createTokens(backend.secrets, `${siteUrl}/auth/v1`, Date.now);
  const claims = { sub: plannerId, role: "authenticated", aud: "authenticated" };
  const token = await tokens.sign(claims, 600);
  return createClient(siteUrl, backend.secrets.publishableKey, {
    accessToken: () => Promise.resolve(token),
    global: {
      fetch: (input, init) => front(new Request(input, init), { peerAddress: "10.9.9.9" }),
    },
  });
}

/** One file as far as its review, as the planner's page takes it. */
async function reviewed(): Promise<ImportSession> {
  const session = createImportSession({
    api: createImportsApi(planner),
    eventId: shop.eventId,
    listed: () => createGuestsApi(planner).list(shop.eventId),
    pause: () => Promise.resolve(),
    readWorkbook: () => Promise.resolve(fail("invalid_input", "This is no spreadsheet", "file")),
  });
  await session.open("attendees.csv", attendeeFile());
  session.goTo("review");
  await session.compare();
  return session;
}

/** Lets every job run; they are taken some at a time. */
async function sendWhatWaits(): Promise<void> {
  for (;;) {
    await shop.functions.runJobs();
    const { waiting } = await shop.one<{ waiting: number }>(
      "select count(*)::int as waiting from public.jobs where status = 'queued' and run_at <= now()",
    );
    if (waiting === 0) return;
  }
}

const mailsTo = async (address: string) =>
  (await shop.outbox.list()).filter(({ to }) => to === address);

const open = async (token: string): Promise<PersonalInvitation> =>
  (await shop.call("GET", `personal/${token}`)).json();

/** Everybody of a link says yes; the meals in their order. */
async function answer(address: string, meals: (string | null)[]): Promise<void> {
  const token = await shop.tokenOf(address);
  const { party } = await open(token);
  const members = party.members.map(({ id }, place) => ({
    id,
    answer: "yes",
    meal: meals[place] ?? null,
    dietary: place === 0 && address.startsWith("freja") ? "No nuts" : null,
  }));
  const idempotencyKey = crypto.randomUUID();
  const body = { members, companions: [], answers: {}, note: null, idempotencyKey };
  expect((await shop.call("POST", `personal/${token}/answer`, body)).status).toBe(200);
}

it("180 lines become a list that is invited, nudged and fed, and its numbers tie", async () => {
  const invitations = createInvitationsApi(planner);
  const late = createLateAnswersApi(planner);
  const order = (kind: "invitation" | "reminder") => ({ kind, eventGuestIds: null, message: "" });

  const session = await reviewed();
  expect(session.getState()).toMatchObject({ recognised: "eventbrite", rejected: [], leftOut: [] });
  expect(session.getState().table?.records).toHaveLength(180);
  expect(session.getState().duplicates).toHaveLength(doubled);
  expect(session.obstacle()).toBeNull();
  await session.send();
  expect(session.getState().outcome).toMatchObject({ added: people, updated: 0, refused: [] });

  const listed = await valueOf(createGuestsApi(planner).list(shop.eventId));
  expect(listed).toHaveLength(people);
  const households = Map.groupBy(listed, ({ householdId }) => householdId ?? "");
  expect(households.size - 1).toBe(1 + fours);
  const lindstroms = listed.filter(({ fullName }) => fullName.endsWith("Lindström"));
  expect(lindstroms.map(({ fullName }) => fullName)).toContain("Øyvind Lindström");
  expect(new Set(lindstroms.map(({ householdId }) => householdId)).size).toBe(1);
  expect(listed.filter(({ email }) => email === "office@travel.example")).toEqual([]);

  const again = await reviewed();
  await again.send();
  expect(again.getState().outcome).toMatchObject({ added: 0, updated: 0, unchanged: people });

  expect(await valueOf(invitations.send(shop.eventId, order("invitation")))).toMatchObject({
    ready: parties,
    people,
  });
  await sendWhatWaits();
  const delivered = await valueOf(invitations.getProgress(shop.eventId));
  expect(delivered).toMatchObject({ invited: people, sent: parties, failed: 0, opened: 0 });
  expect(await mailsTo("office@travel.example")).toEqual([]);

  // Three parties answer, two look only, one wants no more mails.
  await answer("freja@family.example", ["Trout", "Trout", "Mushroom pie", null]);
  await answer("home0@fours.example", ["Trout", "Mushroom pie", "Trout", "Trout"]);
  await answer("guest0@singles.example", ["Mushroom pie"]);
  for (const address of ["home1@fours.example", "guest1@singles.example"]) {
    await open(await shop.tokenOf(address));
  }
  const silenced = "guest2@singles.example";
  const stopped = await shop.call("POST", `personal/${await shop.tokenOf(silenced)}/mails`, {
    wantsMail: false,
  });
  expect(await stopped.json()).toEqual({ wantsMail: false });
  const coming = family + 4 + 1;
  expect(await valueOf(invitations.getProgress(shop.eventId))).toMatchObject({
    answered: coming,
    opened: coming + 4 + 1,
    unsubscribed: 1,
  });

  await shop.backend.query(
    "update public.invitation_mails set created_at = now() - interval '2 days'",
  );
  const silent = parties - 3 - 1;
  expect(await valueOf(invitations.send(shop.eventId, order("reminder")))).toMatchObject({
    ready: silent,
    unsubscribed: 1,
  });
  await sendWhatWaits();
  const reminders = (await shop.outbox.list()).filter(({ subject }) =>
    subject.startsWith("Will you be there?"),
  );
  expect(new Set(reminders.map(({ to }) => to)).size).toBe(silent);
  expect(reminders.map(({ to }) => to)).not.toContain(silenced);
  expect(await mailsTo(silenced)).toHaveLength(1);

  const count = await valueOf(late.getHeadCount(shop.eventId));
  const heads = await valueOf(late.listComing(shop.eventId));
  expect(count).toMatchObject({ people: coming });
  expect(count.meals.reduce((sum, { people: eating }) => sum + eating, 0)).toBe(coming);
  expect(heads.reduce((sum, head) => sum + head.people, 0)).toBe(coming);
  const lines = headCountCsv(count, heads).split(/\r?\n/);
  expect(lines).toEqual(
    expect.arrayContaining(["Trout,5", "Mushroom pie,3", "Not chosen,1", `All,${coming}`]),
  );
  expect(lines).toContain("Freja Lindström,No nuts,Trout");
});
