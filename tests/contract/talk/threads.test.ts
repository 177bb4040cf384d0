import type { GuestThreads, ThreadNews } from "@jubilee/core/talk/threads.types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
/** Two guests of one event, by their personal tokens. */
let guests: [string, string];
let threadId: string;

beforeAll(async () => {
  shop = await openShop();
  const tokens = await Promise.all(["Kofi", "Dana"].map((name) => comes(shop.eventId, name)));
  guests = [tokens[0] ?? "", tokens[1] ?? ""];
  for (const token of guests) {
    const { threads }: GuestThreads = await (await shop.call("GET", `talk/${token}`)).json();
    const event = threads.find(({ kind }) => kind === "event");
    const news: ThreadNews = await (
      await post("open", token, { kind: "event", subject: event?.subject, name: token.slice(0, 6) })
    ).json();
    threadId = news.thread.id;
  }
});
afterAll(() => shop.close());

const post = (call: string, token: string, body: object) =>
  shop.call("POST", `talk/${token}/${call}`, body);

async function comes(eventId: string, name: string): Promise<string> {
  const { token } = await shop.one<{ token: string }>(
    `with person as (
       insert into public.guests (account_id, full_name)
       select account_id, $2 from public.events where id = $1 returning *),
     place as (
       insert into public.event_guests (account_id, event_id, guest_id, role)
       select account_id, $1, id, 'host' from person returning *)
     select private.personal_token(private.ensure_personal_link(p, 'invitation')) as token from place p`,
    [eventId, name],
  );
  return token;
}

const send = (token: string, id: string, text: string) =>
  post("act", token, { threadId, act: "send", given: { id, text } });

it("two who send the same message at once have sent it once", async () => {
  const id = crypto.randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => send(guests[0], id, "On my way")));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { count } = await shop.one<{ count: string }>(
    "select count(*) from public.thread_messages where body = 'On my way'",
    [],
  );
  expect(Number(count)).toBe(1);
});

it("messages of two who write at once have one order without a gap", async () => {
  const ids = Array.from({ length: 12 }, () => crypto.randomUUID());
  await Promise.all(ids.map((id, at) => send(guests[at % 2] ?? "", id, `Word ${at}`)));
  const read = async (token: string): Promise<ThreadNews> =>
    (await shop.call("GET", `talk/${token}/thread?thread=${threadId}`)).json();
  const [one, other] = await Promise.all(guests.map(read));
  const places = one?.messages.map(({ place }) => place) ?? [];
  expect(places).toEqual(Array.from({ length: places.length }, (_, at) => at + 1));
  expect(other?.messages.map(({ id }) => id)).toEqual(one?.messages.map(({ id }) => id));
});

it("who has not read hears of it by one mail, until they want none", async () => {
  const [kofi, dana] = guests;
  await shop.backend.query(
    `update public.guests g set email = 'dana@post.example', time_zone = (select z.name from private.time_zones z
       where (now() at time zone z.name)::time between '10:00' and '19:00' limit 1) where g.full_name = 'Dana'`,
  );
  const tells = async (text: string) => {
    await send(kofi, crypto.randomUUID(), text);
    await shop.backend.query(
      "update public.thread_members set mail_at = now() where mail_at > now()",
    );
    await shop.functions.runJobs(true);
    await shop.functions.runJobs();
    return (await shop.outbox.list()).filter(({ to }) => to === "dana@post.example");
  };
  const [mail, ...others] = await tells("The boat leaves at eight");
  expect(others).toEqual([]);
  expect(mail?.text).toContain("The boat leaves at eight");
  expect(mail?.unsubscribe).toBe(
    `${shop.backend.options.siteUrl}/my-messages/${dana}/mails?mails=stop`,
  );
  expect(await tells("From the east quay")).toHaveLength(1);
  await post("sign", dana, { threadId, read: 999 });
  expect(await tells("Bring a coat")).toHaveLength(2);
  await post("sign", dana, { threadId, read: 999 });
  expect((await post("mails", dana, { wantsMail: false })).status).toBe(200);
  expect(await tells("And gloves")).toHaveLength(2);
});
