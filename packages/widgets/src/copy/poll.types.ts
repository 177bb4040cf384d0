import type { DateMark } from "@jubilee/core/planning/polls.types";

/** What a poll says while it is answered. */
export interface PollCopy {
  label: string;
  region: string;
  /** Which question of how many, for screen readers. */
  place: (place: number, count: number) => string;
  back: string;
  next: string;
  vote: string;
  save: string;
  sending: string;
  /** How many may be chosen. */
  most: (count: number) => string;
  mostReached: string;
  votesLeft: (count: number) => string;
  noneLeft: string;
  /** Said before an anonymous vote is sent. */
  anonymous: string;
  voted: (people: number) => string;
  /** Whoever voted, and how many of those who were asked have not. */
  votedOf: (people: number, waiting: number) => string;
  closes: (time: string) => string;
  required: string;
}

/** Who answers a named poll. */
export interface PollFieldsCopy {
  named: string;
  /** By one's own link. */
  as: (name: string) => string;
  note: string;
  /** Of the field for an address that one's own link is mailed to. */
  email: string;
}

/** What keeps a vote from being sent. */
export interface SendVoteCopy {
  unsentTitle: string;
  unsentText: string;
  /** A vote that came when the poll had closed. */
  closed: string;
  full: string;
  again: string;
  arrived: string;
}

/** Proposed times, and who can. */
export interface PollDatesCopy {
  marks: Record<DateMark, string>;
  /** Whose clock the times are on. */
  zone: (city: string) => string;
  ownZone: (city: string) => string;
  changeZone: string;
  can: (people: number) => string;
  ifNeedBe: (people: number) => string;
  best: string;
  canCome: string;
  you: string;
  notYet: string;
  said: string;
  saved: string;
}

/** Ranking by dragging or by arrows. */
export interface PollRankingCopy {
  rank: string;
  up: (option: string) => string;
  down: (option: string) => string;
  leaveOut: (option: string) => string;
  hint: string;
  moved: (option: string, place: number) => string;
  left: (option: string) => string;
}

/** A further option of one's own. */
export interface PollSuggestCopy {
  title: string;
  words: string;
  day: string;
  time: string;
  zone: (city: string) => string;
  send: string;
  missing: string;
  added: (option: string) => string;
}

/** What became of it. */
export interface PollVotesCopy {
  closed: string;
  /** Which of the proposed times was made the date. */
  decided: (time: string) => string;
  usedUp: string;
  inBox: string;
  untilClose: (time: string | null) => string;
  tooFew: (votes: number) => string;
  untilVote: string;
  final: string;
  change: string;
  own: string;
  from: (people: number) => string;
  answers: (count: number) => string;
  method: string;
  round: (round: number) => string;
  /** One option, or several at once. */
  leaves: (options: string, count: number) => string;
  chosen: (option: string, lists: number, all: number) => string;
  /** Of several options that nothing in the votes tells apart. */
  tie: (options: string, lists: number) => string;
  ended: (lists: number) => string;
  table: string;
  option: string;
  nobody: string;
  /** Above results that may be seen before one votes. */
  soFar: string;
}

declare module "./copy.types.ts" {
  interface WidgetCopy {
    poll: PollCopy;
    pollFields: PollFieldsCopy;
    sendVote: SendVoteCopy;
    pollDates: PollDatesCopy;
    pollRanking: PollRankingCopy;
    pollSuggest: PollSuggestCopy;
    pollVotes: PollVotesCopy;
  }
}
