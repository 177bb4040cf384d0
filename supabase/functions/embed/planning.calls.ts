import { askSql } from "../_shared/ask-sql.ts";
import { Refusal } from "../_shared/refusal.ts";
import { json } from "../_shared/respond.ts";
import type { EmbedCall, PublicCalls } from "./call.types.ts";
import { perLink, perRecipient, perVisitor } from "./counts.ts";
import { ballotTokenOf, readSuggestion, readVote } from "./planning/vote.ts";
import { takes } from "./takes.ts";
import { tells } from "./tells.ts";

const askedPoll = ({ request, deps, token }: EmbedCall) =>
  askSql(deps, "get_shared_poll", {
    token,
    ballot_token: ballotTokenOf(new URL(request.url).searchParams.get("ballot")),
  });

/** A vote is answered with the poll as it then is, which cannot be made up. */
const refuseBots = (): never => {
  throw new Refusal("unavailable", "This did not work just now. Please try again later.");
};

/** Whoever has the link can vote; filling the box by a program shall take long. */
const votesPerVisitor = perVisitor("embed:vote", { max: 60, windowMs: 600_000 });
const optionsPerLink = perLink("embed:vote:option", { max: 30, windowMs: 3_600_000 });

export const calls: PublicCalls = {
  /** A poll, with what this device or this guest has voted. */
  "GET poll": async (call) => json(await askedPoll(call)),

  /** The polls of an event, for a guest by their personal link. */
  "GET polls": tells("get_guest_polls"),

  /** Votes, or changes a named vote. */
  "POST poll": takes({
    read: readVote,
    toBots: refuseBots,
    counts: [
      votesPerVisitor,
      async (call, body) => {
        if (body.email !== undefined) await perRecipient(() => body.email)(call, body);
      },
    ],
    answer: "vote_in_poll",
  }),

  /** Adds an option where the hosts allow it. */
  "POST poll/option": takes({
    read: readSuggestion,
    toBots: refuseBots,
    counts: [votesPerVisitor, optionsPerLink],
    answer: ({ deps, token }, { questionId, option }) =>
      askSql(deps, "suggest_poll_option", { token, question_id_param: questionId, option }),
  }),
};
