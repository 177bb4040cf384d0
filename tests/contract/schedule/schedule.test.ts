import type { PublicParty } from "@jubilee/core/answers/party.types";
import type { PersonalInvitation } from "@jubilee/core/sharing/public-event.types";
import type {
  GuestCalendar,
  PublicSchedule,
  SignUpReceipt,
} from "@jubilee/core/schedule/public-schedule.types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
let activityId: string;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = shop.shareToken;
  const activity = await shop.one<{ id: string }>(
    `insert into public.activities (event_id, title, status, start_local, end_local, room, sign_up, capacity)
     select id, 'Rowing', 'published', start_local, start_local + interval '1 hour', 'The slip', true, 1
     from public.events where id = $1 returning id`,
    [shop.eventId],
  );
  activityId = activity.id;
});
afterAll(() => shop.close());

const publish = () =>
  shop.one(
    `insert into public.schedule_versions (account_id, event_id, number, snapshot)
     select account_id, id, 1, private.schedule_now(id) from public.events where id = $1 returning id`,
    [shop.eventId],
  );

async function signUp(name: string): Promise<SignUpReceipt> {
  const answer = await shop.call("POST", `schedule/${token}/sign-up`, {
    activityId,
    name,
    email: `${name.toLowerCase()}@guests.example`,
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function read(by: string): Promise<PublicSchedule> {
  return (await shop.call("GET", `schedule/${by}`)).json();
}

it("a schedule is hidden until it is published; then places, line and calendar follow the guest", async () => {
  expect((await read(token)).activities).toEqual([]);
  await publish();
  expect((await read(token)).activities).toMatchObject([{ title: "Rowing", placesLeft: 1 }]);

  const ada = await signUp("Ada");
  const bo = await signUp("Bo");
  expect([ada.status, bo.status, bo.position]).toEqual(["going", "waiting", 1]);
  expect((await read(bo.personalToken ?? "")).activities).toMatchObject([
    { mine: "waiting", position: 1, placesLeft: 0 },
  ]);

  const path = `schedule/${ada.personalToken}/calendar.ics`;
  const file = await (await shop.call("GET", path)).text();
  expect(file).toMatch(/SUMMARY:Rowing/);
  expect(file).toMatch(/LOCATION:The slip/);

  const left = await shop.call("POST", `schedule/${ada.personalToken}/leave`, { activityId });
  expect(left.status).toBe(200);
  expect((await read(bo.personalToken ?? "")).activities).toMatchObject([{ mine: "going" }]);
  expect(await (await shop.call("GET", path)).text()).not.toMatch(/SUMMARY:Rowing/);

  await shop.functions.runJobs(true);
  const mails = await shop.outbox.list();
  const subjectsTo = (address: string) =>
    mails.filter(({ to }) => to === address).map(({ subject }) => subject.split(":")[0]);
  expect(subjectsTo("ada@guests.example")).toEqual([]);
  expect(subjectsTo("bo@guests.example")).toContain("You have a place in Rowing");
});

it("a guest marks what needs no place, and their calendar reads it by an address of its own", async () => {
  const talk = await shop.one<{ id: string }>(
    `with made as (
       insert into public.activities (event_id, title, status, start_local, end_local)
       select id, 'A talk', 'published', start_local, end_local from public.events where id = $1 returning id)
     select id from made`,
    [shop.eventId],
  );
  await shop.one(
    `insert into public.schedule_versions (account_id, event_id, number, snapshot)
     select account_id, id, 7, private.schedule_now(id) from public.events where id = $1 returning id`,
    [shop.eventId],
  );
  const { personalToken } = await signUp("Stella");
  const path = `schedule/${personalToken}`;
  const marked = await shop.call("POST", `${path}/star`, { activityId: talk.id, starred: true });
  expect(await marked.json()).toEqual({ starred: true });
  expect((await read(personalToken ?? "")).activities).toContainEqual(
    expect.objectContaining({ title: "A talk", starred: true, mine: null }),
  );
  const change = async (what: string): Promise<GuestCalendar> =>
    (await shop.call("POST", `${path}/calendar`, { what })).json();
  const opened = await change("open");
  expect(await (await shop.call("GET", `${path}/calendar`)).json()).toEqual(opened);
  const feed = async ({ url }: GuestCalendar) => shop.call("GET", new URL(url ?? "").pathname);
  const text = await (await feed(opened)).text();
  expect(text).toContain("SUMMARY:A talk");
  expect(text).not.toContain(personalToken);
  const renewed = await change("renew");
  expect((await feed(opened)).status).toBe(404);
  expect((await feed(renewed)).status).toBe(200);
  expect(await change("stop")).toMatchObject({ url: null });
  expect((await feed(renewed)).status).toBe(404);
});

it("what is not a name, an address or an activity is refused at its field, and a share link gives nothing back", async () => {
  const refuse = async (body: object) =>
    (await shop.call("POST", `schedule/${token}/sign-up`, body)).json();
  expect(await refuse({ activityId, name: "", email: "x@y.example" })).toMatchObject({
    field: "name",
  });
  expect(await refuse({ activityId, name: "Cy", email: "nonsense" })).toMatchObject({
    field: "email",
  });
  expect(await refuse({ activityId: "1", name: "Cy", email: "cy@guests.example" })).toMatchObject({
    field: "activityId",
  });
  const left = await shop.call("POST", `schedule/${token}/leave`, { activityId });
  expect(left.status).toBe(404);
});

it("who signed up for what moves gets a mail, with or without a link of their own before", async () => {
  await shop.one(
    `with person as (
       insert into public.guests (account_id, full_name, email)
       select account_id, 'Di', 'di@guests.example' from public.events where id = $1 returning id),
     asked as (insert into public.event_guests (event_id, guest_id) select $1, id from person returning *),
     placed as (
       insert into public.activity_sign_ups (account_id, event_id, activity_id, event_guest_id, status)
       select account_id, event_id, $2, id, 'going' from asked returning event_guest_id),
     version as (
       insert into public.schedule_versions (account_id, event_id, number, snapshot, changes)
       select e.account_id, e.id, 2, private.schedule_now(e.id), jsonb_build_array(jsonb_build_object(
         'id', $2, 'title', 'Rowing', 'what', jsonb_build_array('moved'), 'before', s.side, 'after', s.side))
       from public.events e, lateral (select jsonb_build_object('title', 'Rowing', 'startAt', e.start_date,
         'endAt', e.end_date, 'room', 'The slip') as side) s where e.id = $1 returning id)
     insert into public.jobs (kind, payload)
     select 'schedule_changed', jsonb_build_object('versionId', v.id, 'eventGuestId', p.event_guest_id)
     from version v, placed p returning id`,
    [shop.eventId, activityId],
  );
  await shop.functions.runJobs(true);
  const mail = (await shop.outbox.list()).find(({ to }) => to === "di@guests.example");
  expect(mail?.subject).toMatch(/^The schedule has changed/);
});

it("an invitation answers for the event and its parts in one go", async () => {
  const asked = await shop.one<{ id: string }>(
    `update public.activities set asks_rsvp = true, capacity = null, start_local = start_local
     where id = $1 returning id`,
    [activityId],
  );
  const { token: own } = await shop.one<{ token: string }>(
    `select private.personal_token(private.ensure_personal_link(g, 'invitation')) as token
     from public.event_guests g join public.guests p on p.id = g.guest_id
     where g.event_id = $1 and p.full_name = 'Ada'`,
    [shop.eventId],
  );
  const opened: PersonalInvitation = await (await shop.call("GET", `personal/${own}`)).json();
  expect(opened.party.activities).toMatchObject([{ id: asked.id, title: "Rowing", places: {} }]);
  const [ada] = opened.party.members;
  const answered = await shop.call("POST", `personal/${own}/answer`, {
    members: [{ id: ada?.id, answer: "yes", meal: null, dietary: null, activities: [activityId] }],
    companions: [],
    answers: {},
    note: null,
    idempotencyKey: crypto.randomUUID(),
  });
  expect(answered.status).toBe(200);
  const party: PublicParty = await answered.json();
  expect(party.activities).toMatchObject([{ places: { [ada?.id ?? ""]: "going" } }]);
});

it("one invitation's link signs up each of a household of four, for places of their own", async () => {
  await shop.one(
    `update public.activities set capacity = 9, requires_rsvp = false where id = $1 returning id`,
    [activityId],
  );
  const { token: own } = await shop.one<{ token: string }>(
    `with home as (
       insert into public.households (account_id, name) select account_id, 'The Okafors' from public.events where id = $1 returning id, account_id),
     people as (
       insert into public.guests (account_id, full_name) select h.account_id, n || ' Okafor' from home h, unnest(array['Ngozi', 'Obi', 'Uche', 'Ife']) n
       returning id, account_id, full_name),
     listed as (
       insert into public.event_guests (account_id, event_id, guest_id, household_id) select p.account_id, $1, p.id, h.id from people p, home h returning *)
     select private.personal_token(private.ensure_personal_link(l, 'invitation')) as token
     from listed l join people p on p.id = l.guest_id where p.full_name = 'Ngozi Okafor'`,
    [shop.eventId],
  );
  const { members, memberId } = await read(own);
  expect(members.map(({ name }) => name)).toHaveLength(4);
  expect(members[0]).toEqual({ id: memberId, name: "Ngozi Okafor" });
  const seen = async (id: string): Promise<PublicSchedule> =>
    (await shop.call("GET", `schedule/${own}?member=${id}`)).json();
  for (const [n, { id, name }] of members.entries()) {
    const taken = await shop.call("POST", `schedule/${own}/sign-up`, { activityId, memberId: id });
    expect(await taken.json()).toMatchObject({ status: "going" });
    const { guestName, activities } = await seen(id);
    expect(guestName).toBe(name);
    expect(activities.find((one) => one.id === activityId)).toMatchObject({
      mine: "going",
      people: 1,
    });
    for (const next of members.slice(n + 1)) {
      expect((await seen(next.id)).activities.every(({ mine }) => mine === null)).toBe(true);
    }
  }
  const [, second] = members;
  await shop.call("POST", `schedule/${own}/leave`, { activityId, memberId: second?.id });
  const going = await Promise.all(members.map(async ({ id }) => (await seen(id)).activities));
  expect(going.map((list) => list.some(({ mine }) => mine === "going"))).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect((await shop.call("GET", `schedule/${own}?member=${crypto.randomUUID()}`)).status).toBe(
    404,
  );
  expect((await shop.call("GET", `schedule/${own}?member=nonsense`)).status).toBe(422);
});
