import type { PollAnswer, SharedPoll } from "@jubilee/core/planning/polls.types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { linkInvalid } from "../../../packages/widgets/src/fixtures/refusals.ts";
import * as told from "../../../packages/widgets/src/fixtures/polls.ts";
import { deviceOf, openPoll, type OpenPoll } from "../../load/poll-races.ts";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The names of everything in an answer, as paths; ids that name something are all the same. */
function namesIn(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((member) => namesIn(member, `${path}[]`));
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = `${path}.${/^[\da-f]{8}-/.test(name) ? "*" : name}`;
    return [place, ...namesIn(inner, place)];
  });
}
const shapeOf = (value: unknown) =>
  [...new Set(namesIn(value))].filter((name) => !name.endsWith("[]")).toSorted();

const read = (poll: OpenPoll, device = "Ada") =>
  shop.call("GET", `poll/${poll.token}?ballot=${deviceOf(device)}`);
const vote = async (poll: OpenPoll, device: string, said: object): Promise<SharedPoll> => {
  const answer = { questionId: poll.questionId, ...said } as PollAnswer;
  const sent = await shop.call("POST", `poll/${poll.token}`, {
    name: device,
    ballotToken: deviceOf(device),
    timeZone: "Africa/Accra",
    answers: [answer],
  });
  expect(sent.status).toBe(200);
  return sent.json();
};
const change = (poll: OpenPoll, what: string) =>
  shop.backend.query(`update public.polls set ${what} where id = $1`, [poll.id]);
const ask = (poll: OpenPoll, what: string) =>
  shop.backend.query(`update public.poll_questions set ${what} where id = $1`, [poll.questionId]);

it("stories show a choice before and after one's vote as the product answers it", async () => {
  const poll = await openPoll(shop.backend, "named", ["Slip", "Yard", "Pancakes"]);
  await change(poll, "results = 'after_vote'");
  expect(shapeOf(told.picnic)).toEqual(shapeOf(await (await read(poll)).json()));
  const voted = await vote(poll, "Ada", { chosen: [poll.optionIds[0]] });
  expect(shapeOf(told.picnicVoted)).toEqual(shapeOf(voted));
});

it("stories show who can at which time as the product answers it", async () => {
  const poll = await openPoll(shop.backend, "named", ["One", "Two"]);
  await ask(poll, "kind = 'date'");
  await shop.backend.query(
    `update public.poll_options set label = null, start_at = now(), end_at = now() + interval '1 hour'
     where question_id = $1`,
    [poll.questionId],
  );
  const [first = "", second = ""] = poll.optionIds;
  const voted = await vote(poll, "Ada", { marks: { [first]: "yes", [second]: "maybe" } });
  expect(shapeOf(told.talk)).toEqual(shapeOf(voted));
});

it("stories show a rating, words and ranks without names as the product answers them", async () => {
  const opened = async (kind: string) => {
    const isRanked = kind === "kind = 'ranked'";
    const poll = await openPoll(shop.backend, "anonymous", isRanked ? ["Library", "Rescue"] : []);
    await ask(poll, kind);
    return poll;
  };
  const fifth = async (poll: OpenPoll, said: object) => {
    for (const device of ["a", "b", "c", "d"]) {
      // One vote after the other.
      // oxlint-disable-next-line no-await-in-loop
      await vote(poll, device, said);
    }
    return vote(poll, "e", said);
  };
  const ranked = await opened("kind = 'ranked'");
  const { outcome } = await fifth(ranked, { ranking: ranked.optionIds });
  expect(shapeOf(told.barMoneyClosed.outcome)).toEqual(shapeOf(outcome));
  const rating = await opened("kind = 'rating', scale_to = 5, scale_low = 'Poor'");
  const rated = await fifth(rating, { rating: 4 });
  expect(shapeOf(told.food.questions)).toEqual(shapeOf(rated.questions));
  expect(rated.outcome.questions[0]?.ratings).toEqual([0, 0, 0, 5, 0]);
  const open = await opened("kind = 'open'");
  const said = await fifth(open, { words: "Fewer speeches." });
  expect(shapeOf(told.words.questions)).toEqual(shapeOf(said.questions));
  expect(said.own).toEqual(told.barMoneyHidden.own);
});

it("a poll's dead link is told like every other", async () => {
  const poll = await openPoll(shop.backend, "named", ["Slip"]);
  await shop.backend.query(
    "update public.share_links set revoked_at = now() where token_hash = private.hash_token($1)",
    [poll.token],
  );
  shop.advance(10_000);
  const answer = await read(poll);
  expect(answer.status).toBe(linkInvalid.status);
  expect(await answer.json()).toEqual(linkInvalid.error);
});
