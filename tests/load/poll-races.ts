/**
 * Races for a poll: many for an option that takes few, and one token sent many times at once, named
 * and anonymous. Each has a control that looks first and writes then, and must give too much away.
 */
import type { OpenBackend } from "@jubilee/backend/backend.types";
import type { PollNaming } from "@jubilee/core/planning/polls.types";
import { meetingOf } from "./meeting.ts";
import { everybody, openStand, type RaceResult } from "./ticket-races.ts";

type Database = Pick<OpenBackend, "query">;

/** An open poll of one question whose options are words. */
export interface OpenPoll {
  id: string;
  eventId: string;
  questionId: string;
  optionIds: string[];
  /** Of the link for whoever has it. */
  token: string;
}

async function one<Row extends object>(database: Database, sql: string, values: unknown[] = []) {
  const [row] = await database.query<Row>(sql, values);
  if (!row) throw new Error(`No row came from: ${sql}`);
  return row;
}

/** Opens a poll with as many options as are named, of which the first takes so many votes. */
export async function openPoll(
  database: Database,
  naming: PollNaming,
  labels: readonly string[],
  mostVotes: number | null = null,
): Promise<OpenPoll> {
  const { eventId } = await openStand(database, null);
  const { id } = await one<{ id: string }>(
    database,
    `insert into public.polls (event_id, title, state, naming, results)
     values ($1, 'Which?', 'open', $2, 'always') returning id`,
    [eventId, naming],
  );
  if (naming === "anonymous") {
    await database.query("insert into private.poll_boxes (poll_id) values ($1)", [id]);
  }
  const { id: questionId } = await one<{ id: string }>(
    database,
    `insert into public.poll_questions (account_id, poll_id, position, kind, text)
     select account_id, id, 0, 'single', 'Which?' from public.polls where id = $1 returning id`,
    [id],
  );
  const optionIds: string[] = [];
  for (const [place, label] of labels.entries()) {
    const option = await one<{ id: string }>(
      database,
      `insert into public.poll_options (account_id, poll_id, question_id, position, label, most_votes)
       select account_id, id, $2, $3, $4, $5 from public.polls where id = $1 returning id`,
      [id, questionId, place + 1, label, place === 0 ? mostVotes : null],
    );
    optionIds.push(option.id);
  }
  const { token } = await one<{ token: string }>(
    database,
    `with link as (
       insert into public.share_links (id, account_id, event_id, kind, token_hash)
       select n.id, p.account_id, p.event_id, 'poll', private.hash_token(private.derive_token('share', n.id, 1))
       from public.polls p, (select gen_random_uuid() as id) n where p.id = $1
       returning id, account_id, private.derive_token('share', id, 1) as token),
     opens as (insert into public.poll_links (share_link_id, account_id, poll_id)
       select id, account_id, $1 from link)
     select token from link`,
    [id],
  );
  return { id, eventId, questionId, optionIds, token };
}

/** The own token of a device. */
export const deviceOf = (voter: number | string): string => `device-${voter}`.padEnd(40, "_");

/** One vote for one option. */
export async function voteFor(
  database: Database,
  poll: OpenPoll,
  voter: number | string,
  optionId: string | undefined,
): Promise<void> {
  await database.query("select public.vote_in_poll($1, $2)", [
    poll.token,
    {
      name: `Voter ${voter}`,
      ballotToken: deviceOf(voter),
      answers: [{ questionId: poll.questionId, chosen: [optionId] }],
    },
  ]);
}

const countedSql = `select case p.naming when 'named'
    then (select count(*)::int from public.poll_choices c where c.option_id = $2)
    else (select count(*)::int from private.poll_boxes x, jsonb_array_elements(x.answers -> $3::text) a
      where x.poll_id = p.id and a -> 'chosen' ? $2::text) end as counted
  from public.polls p where p.id = $1`;

async function countVotes(database: Database, poll: OpenPoll): Promise<number> {
  const values = [poll.id, poll.optionIds[0], poll.questionId];
  return (await one<{ counted: number }>(database, countedSql, values)).counted;
}

/** Many want the one option that takes few. */
export async function raceForOption(
  database: Database,
  naming: PollNaming,
  racers: number,
  mostVotes: number,
): Promise<RaceResult> {
  const poll = await openPoll(database, naming, ["Boat", "Yard"], mostVotes);
  const { won, failures } = await everybody(racers, (n) =>
    voteFor(database, poll, n, poll.optionIds[0]),
  );
  return {
    won,
    counted: await countVotes(database, poll),
    failures: failures.filter((hint) => hint !== "conflict"),
  };
}

/** The naive way: count the votes, then add one's own. */
export async function takeOptionNaively(
  database: Database,
  racers: number,
  mostVotes: number,
): Promise<number> {
  const poll = await openPoll(database, "named", ["Boat", "Yard"], mostVotes);
  const allLooked = meetingOf(racers);
  await everybody(racers, async (n) => {
    const votes = await countVotes(database, poll);
    await allLooked();
    if (votes >= mostVotes) return;
    await database.query(
      `with ballot as (insert into public.poll_ballots (account_id, poll_id, token_hash, name)
         select account_id, id, private.hash_token($2), 'Voter' from public.polls where id = $1 returning id, poll_id)
       insert into public.poll_choices (ballot_id, option_id, question_id, poll_id)
       select id, $3, $4, poll_id from ballot`,
      [poll.id, deviceOf(n), poll.optionIds[0], poll.questionId],
    );
  });
  return countVotes(database, poll);
}

/** One device sends its vote many times at once: how many votes are counted then. */
export async function sendAtOnce(
  database: Database,
  naming: PollNaming,
  times: number,
): Promise<RaceResult> {
  const poll = await openPoll(database, naming, ["Boat", "Yard"]);
  const { won, failures } = await everybody(times, () =>
    voteFor(database, poll, "one", poll.optionIds[0]),
  );
  return {
    won,
    counted: await countVotes(database, poll),
    failures: failures.filter((hint) => hint !== "conflict"),
  };
}

/** The naive way: look whether the token has voted, then drop the vote in. */
export async function sendNaively(database: Database, times: number): Promise<number> {
  const poll = await openPoll(database, "anonymous", ["Boat", "Yard"]);
  const allLooked = meetingOf(times);
  await everybody(times, async () => {
    const { voted } = await one<{ voted: boolean }>(
      database,
      "select private.voter_mark($1, $2) = any (voted) as voted from private.poll_boxes where poll_id = $1",
      [poll.id, deviceOf("one")],
    );
    await allLooked();
    if (voted) return;
    await database.query(
      `update private.poll_boxes set voted = voted || private.voter_mark($1, $2),
         answers = jsonb_build_object($3::text, coalesce(answers -> $3::text, '[]')
           || jsonb_build_array(jsonb_build_object('chosen', jsonb_build_array($4::text))))
       where poll_id = $1`,
      [poll.id, deviceOf("one"), poll.questionId, poll.optionIds[0]],
    );
  });
  return countVotes(database, poll);
}
