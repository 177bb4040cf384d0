import type { GuestPolls, PollAnswer, SharedPoll } from "@jubilee/core/planning/polls.types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deviceOf, openPoll, type OpenPoll } from "../../load/poll-races.ts";
import { writingBegins, writtenSince } from "../../support/written-rows.ts";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const read = async (token: string, device?: string): Promise<SharedPoll> =>
  (await shop.call("GET", `poll/${token}${device ? `?ballot=${deviceOf(device)}` : ""}`)).json();

const answerOf = (poll: OpenPoll, option: number): PollAnswer => ({
  questionId: poll.questionId,
  chosen: [poll.optionIds[option] ?? ""],
});

const vote = (poll: OpenPoll, device: string, option: number, more: object = {}) =>
  shop.call("POST", `poll/${poll.token}`, {
    name: device,
    ballotToken: deviceOf(device),
    timeZone: "Asia/Kolkata",
    answers: [answerOf(poll, option)],
    ...more,
  });

const counts = ({ outcome }: SharedPoll) => outcome.questions[0]?.options.map(({ yes }) => yes);

it("whoever has the link votes, and changes the vote with the device's own token", async () => {
  const poll = await openPoll(shop.backend, "named", ["Boat", "Yard"]);
  expect(counts(await (await vote(poll, "Ada", 0)).json())).toEqual([1, 0]);
  expect(counts(await (await vote(poll, "Ada", 1)).json())).toEqual([0, 1]);
  expect(counts(await (await vote(poll, "Bo", 1)).json())).toEqual([0, 2]);
  expect((await read(poll.token, "Ada")).own).toEqual({
    name: "Ada",
    note: null,
    answers: [answerOf(poll, 1)],
  });
  expect((await read(poll.token, "Cleo")).own).toBeNull();
});

it("a guest votes by their own token, found by their personal link, with their name", async () => {
  const poll = await openPoll(shop.backend, "named", ["Boat", "Yard"]);
  await shop.one(
    `with person as (
       insert into public.guests (account_id, full_name, email)
       select account_id, 'Kofi Mensah', 'kofi@guests.example' from public.polls where id = $1 returning *)
     insert into public.event_guests (account_id, event_id, guest_id)
     select account_id, $2, id from person returning id`,
    [poll.id, poll.eventId],
  );
  const personal = await personalTokenOf(poll);
  const { polls }: GuestPolls = await (await shop.call("GET", `polls/${personal}`)).json();
  const token = polls[0]?.token ?? "";
  expect(polls[0]).toMatchObject({ id: poll.id, state: "open", hasVoted: false });
  const sent = await shop.call("POST", `poll/${token}`, { answers: [answerOf(poll, 0)] });
  expect(await sent.json()).toMatchObject({ guestName: "Kofi Mensah", hasVoted: true });
  expect((await read(token)).own?.name).toBe("Kofi Mensah");
  expect((await read(poll.token)).own).toBeNull();
});

async function personalTokenOf(poll: OpenPoll): Promise<string> {
  const { token } = await shop.one<{ token: string }>(
    `select private.personal_token(private.ensure_personal_link(eg, 'invitation')) as token
     from public.event_guests eg where eg.event_id = $1`,
    [poll.eventId],
  );
  return token;
}

it("a poll that is over takes no vote, and an option no more than it has room for", async () => {
  const poll = await openPoll(shop.backend, "named", ["Boat", "Yard"], 1);
  expect((await vote(poll, "Ada", 0)).status).toBe(200);
  const late = await vote(poll, "Bo", 0);
  expect(late.status).toBe(409);
  expect((await late.json()).field).toBe(poll.questionId);
  expect((await vote(poll, "Bo", 1)).status).toBe(200);
  await shop.backend.query(
    "update public.polls set closes_at = now() - interval '1 second' where id = $1",
    [poll.id],
  );
  expect((await vote(poll, "Cleo", 1)).status).toBe(409);
  expect((await read(poll.token)).state).toBe("closed");
});

it("hidden results are not in the answer, before one's vote or before the end", async () => {
  const poll = await openPoll(shop.backend, "named", ["Boat", "Yard"]);
  const show = (when: string) =>
    shop.backend.query("update public.polls set results = $2 where id = $1", [poll.id, when]);
  await vote(poll, "Ada", 0);
  await show("after_vote");
  const before = await read(poll.token, "Bo");
  expect(before.outcome).toEqual({
    voted: 1,
    asked: null,
    waiting: null,
    hidden: "until_vote",
    questions: [],
    voters: [],
  });
  expect(JSON.stringify(before)).not.toContain("Ada");
  expect(counts(await (await vote(poll, "Bo", 0)).json())).toEqual([2, 0]);
  await show("after_close");
  expect((await read(poll.token, "Bo")).outcome).toMatchObject({
    hidden: "until_close",
    questions: [],
  });
});

it("an anonymous vote is counted from five on, has no name anywhere and is not changed", async () => {
  const poll = await openPoll(shop.backend, "anonymous", ["Boat", "Yard"]);
  const devices = ["first", "second", "third", "fourth"];
  const beginning = await writingBegins(shop.backend);
  for (const device of devices) await vote(poll, device, 0);
  expect((await read(poll.token)).outcome).toMatchObject({
    voted: 4,
    hidden: "too_few",
    questions: [],
  });
  const fifth: SharedPoll = await (await vote(poll, "Eve", 1)).json();
  expect(counts(fifth)).toEqual([4, 1]);
  expect(fifth).toMatchObject({ hasVoted: true, own: null, outcome: { voters: [] } });
  expect((await vote(poll, "Eve", 0)).status).toBe(409);

  // Neither a row nor a line of the log tells who voted, the door's own counts and jobs included.
  const voters = [...devices, "Eve"].map(deviceOf);
  const told = [
    ...(await writtenSince(shop.backend, beginning)).map(({ row }) => JSON.stringify(row)),
    ...shop.logged,
  ];
  expect(told.filter((text) => voters.some((voter) => text.includes(voter)))).toEqual([]);
  expect(shop.logged.filter((line) => poll.optionIds.some((id) => line.includes(id)))).toEqual([]);
});

it("the look for voters finds a named one", async () => {
  const poll = await openPoll(shop.backend, "named", ["Boat", "Yard"]);
  const beginning = await writingBegins(shop.backend);
  await vote(poll, "Ada", 0);
  const tables = (await writtenSince(shop.backend, beginning)).filter(({ row }) =>
    JSON.stringify(row).includes("Ada"),
  );
  expect(tables.map(({ table }) => table)).toContain("public.poll_ballots");
});

it("who gives an address gets their own link by mail, which opens their vote", async () => {
  const poll = await openPoll(shop.backend, "named", ["Boat", "Yard"]);
  expect((await vote(poll, "Ada", 0, { email: "Ada@Voters.example" })).status).toBe(200);
  await shop.functions.runJobs();
  const mails = await shop.outbox.list();
  const mail = mails.find(({ to }) => to.includes("ada@voters.example"));
  const own = /\/poll\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect((await read(own)).own?.name).toBe("Ada");
});

it("a bot stores nothing, and what is no vote is refused by its field", async () => {
  const poll = await openPoll(shop.backend, "named", ["Boat", "Yard"]);
  const trapped = await vote(poll, "Bot", 0, { website: "https://spam.example" });
  expect(trapped.status).toBeGreaterThanOrEqual(400);
  expect((await read(poll.token)).outcome.voted).toBe(0);
  const refused = await vote(poll, "Ada", 0, { answers: [{ questionId: "x", chosen: 3 }] });
  expect(refused.status).toBe(422);
  const unnamed = await vote(poll, "Ada", 0, { name: undefined });
  expect([unnamed.status, (await unnamed.json()).field]).toEqual([400, "name"]);
});

it("voters add options where they may; a link that was turned off opens nothing", async () => {
  const poll = await openPoll(shop.backend, "named", ["Boat", "Yard"]);
  const add = (label: string) =>
    shop.call("POST", `poll/${poll.token}/option`, { questionId: poll.questionId, label });
  expect((await add("Pancakes")).status).toBe(403);
  await shop.backend.query("update public.poll_questions set guests_may_add = true where id = $1", [
    poll.questionId,
  ]);
  const labels = ({ questions }: SharedPoll) => questions[0]?.options.map(({ label }) => label);
  expect(labels(await (await add("Pancakes")).json())).toEqual(["Boat", "Yard", "Pancakes"]);
  expect(labels(await (await add(" pancakes ")).json())).toHaveLength(3);
  await shop.backend.query(
    "update public.share_links l set revoked_at = now() from public.poll_links k where k.share_link_id = l.id and k.poll_id = $1",
    [poll.id],
  );
  expect((await shop.call("GET", `poll/${poll.token}`)).status).toBe(404);
});

it("a poll that closes by itself is told to its planners as they wish, by a mail that leads to it", async () => {
  const closeNow = async (notices: object) => {
    const poll = await openPoll(shop.backend, "named", ["Boat", "Yard"]);
    await vote(poll, "Ada", 0);
    await shop.backend.query(
      `update public.profiles set notification_prefs = $2 where user_id = (select e.user_id from public.events e where e.id = $1)`,
      [poll.eventId, notices],
    );
    await shop.backend.query(
      "update public.polls set closes_at = now() - interval '1 minute' where id = $1",
      [poll.id],
    );
    await shop.functions.runJobs(true);
    await shop.backend.query(
      "update public.notices set mail_due_at = now() where mail_due_at is not null",
    );
    await shop.functions.runJobs(true);
    const mails = await shop.outbox.list();
    return mails.filter(({ text }) => text.includes(`/polls/${poll.id}`));
  };
  expect((await closeNow({})).map(({ subject }) => subject)).toEqual([
    "The poll “Which?” has closed, one vote: Race",
  ]);
  expect(await closeNow({ poll: "off" })).toEqual([]);
});
