/**
 * Polls and surveys of an event: a poll asks one question, a survey several in their order, some of
 * them only after a certain answer. The JSON of the polls' calls (SQL) and of the `embed` function's
 * `poll/:token`. Units: instants as ISO 8601; days `YYYY-MM-DD`; counts of people.
 * Source: specification area F10, decision 25 (widgets).
 */
import "../people/profiles.types.ts";
import type { LinkLook, PublicEvent } from "../sharing/public-event.types.ts";

/** A draft is seen by planners alone; an open poll takes votes until `closesAt`. */
export type PollState = "draft" | "open" | "closed";

/** `anonymous`: nothing joins a vote to a person, so it cannot be changed either. */
export type PollNaming = "named" | "anonymous";

/** When others than planners see results. */
export type ResultsShown = "always" | "after_vote" | "after_close";

export type QuestionKind = "date" | "single" | "several" | "ranked" | "rating" | "open";

/** What can be said of a proposed time. */
export type DateMark = "yes" | "maybe" | "no";

/** Something that can be chosen: words, or a time. */
export interface PollOption {
  id: string;
  /** Null for a time. */
  label: string | null;
  /** A time from and to; null for words and whole days. */
  startAt: string | null;
  endAt: string | null;
  /** A whole day, which has no zone; null otherwise. */
  day: string | null;
  /** How many may choose it; null: as many as like. */
  mostVotes: number | null;
  /** Of those, how many may still choose it; null without a limit. */
  votesLeft: number | null;
  /** Added by a voter. */
  byGuest: boolean;
}

/** Asked only of those who chose one of these options of an earlier question. */
export interface QuestionCondition {
  questionId: string;
  optionIds: string[];
}

/** The ends of a scale of whole numbers from 1. */
export interface RatingScale {
  /** The highest number, 3 to 10. */
  to: number;
  lowLabel: string | null;
  highLabel: string | null;
}

export interface PollQuestion {
  id: string;
  kind: QuestionKind;
  text: string;
  note: string | null;
  required: boolean;
  /** Of `several`: how many options may be chosen; null: all. */
  mostChoices: number | null;
  /** Of `rating`. */
  scale: RatingScale | null;
  /** Voters may add options. */
  guestsMayAdd: boolean;
  onlyIf: QuestionCondition | null;
  /** In their order; empty for `rating` and `open`. */
  options: PollOption[];
}

/** One question's answer; an empty one says nothing and is left out. */
export type PollAnswer =
  | { questionId: string; marks: Record<string, DateMark> }
  | { questionId: string; chosen: string[] }
  /** Option ids, the most wanted first; what is left out is not wanted. */
  | { questionId: string; ranking: string[] }
  | { questionId: string; rating: number }
  | { questionId: string; words: string };

/** How often an option was taken. */
export interface OptionCount {
  optionId: string;
  /** Of dates: can; of ranked ones: first places; otherwise: chosen. */
  yes: number;
  /** Of dates: if need be. */
  maybe: number;
  /** Of dates: cannot. */
  no: number;
}

/** How many people ranked in this very order. */
export interface RankingCount {
  ranking: string[];
  people: number;
}

/** What was said to one question. */
export interface QuestionResult {
  questionId: string;
  /** People who answered it. */
  answered: number;
  options: OptionCount[];
  /** Of `ranked`. */
  rankings: RankingCount[];
  /** Of `rating`: people for 1, 2, 3 … */
  ratings: number[];
  /** Of `open`: in no order. */
  words: string[];
}

/** A person of a named poll, as those see who may see the results. */
export interface PollVoter {
  /** The ballot's; null for a guest who was asked and has not voted. */
  id: string | null;
  name: string;
  /** Their device's zone when they voted; null: not known. */
  timeZone: string | null;
  /** Of dates: their marks by option. */
  marks: Record<string, DateMark>;
  /** Of choices: the options they chose, of all questions. */
  chosen: string[];
  /** What they said about it; null: nothing. */
  note: string | null;
  mine: boolean;
}

/** Why there are no results to show. */
export type ResultsHidden = "until_vote" | "until_close" | "too_few";

export interface PollResults {
  /** People who have voted. */
  voted: number;
  /** Guests who were asked; null: whoever has the link. */
  asked: number | null;
  /** Of those asked, who have not voted; null of an anonymous poll, and where nobody was asked. */
  waiting: number | null;
  /** For planners: named votes of whom there is no address and no guest, so that no answer is made of them. */
  withoutAddress?: number;
  /** For planners, of a named poll that is not hidden: who said what, by the ballot's id; null of any other. */
  answers?: Record<string, PollAnswer[]> | null;
  /** Null: everything below can be shown. */
  hidden: ResultsHidden | null;
  /** Empty while hidden. */
  questions: QuestionResult[];
  /** Of a named poll that is not hidden; empty otherwise. */
  voters: PollVoter[];
}

/** A ballot that its voter may still change. */
export interface OwnBallot {
  name: string;
  note: string | null;
  answers: PollAnswer[];
}

/** What a voter sees: the answer to `GET /functions/v1/embed/poll/:token`. */
export interface SharedPoll {
  id: string;
  title: string;
  note: string | null;
  state: Exclude<PollState, "draft">;
  naming: PollNaming;
  results: ResultsShown;
  /** Of a closed poll: when it was closed. */
  closesAt: string | null;
  /** The event's IANA zone. */
  timeZone: string;
  /** Who asks: its `hostNames`. */
  event: Omit<PublicEvent, "description" | "address" | "onlineUrl" | "currency">;
  questions: PollQuestion[];
  outcome: PollResults;
  /** Whether this token has voted; of an anonymous poll all that is known. */
  hasVoted: boolean;
  /** By one's own token in a named poll; null otherwise. */
  own: OwnBallot | null;
  /** The name of the guest whose link this is; null for the poll's own link. */
  guestName: string | null;
  /** The server's clock when this was answered. */
  serverTime: string;
  pageUrl: string;
  look?: LinkLook;
  /** The option that was made the date; missing while none was. */
  decided?: string;
  /** The link has had all the votes that its planner allows, and this token has not voted. */
  usedUp?: true;
}

/** Body of `POST /functions/v1/embed/poll/:token`. */
export interface PollVote {
  /** Of whoever comes by the poll's own link; ignored where the link names a guest. */
  name?: string;
  /** Of them: where their own link is mailed to. Of a named poll only. */
  email?: string;
  note?: string;
  /** The device's IANA zone. */
  timeZone?: string;
  /**
   * 32 to 64 characters of base64url that this device drew for this poll: sent again with the same token
   * a named vote is changed, and none counts twice. Not needed by a guest's own link.
   */
  ballotToken?: string;
  answers: PollAnswer[];
}

/** Answer of `invite_to_poll`: mails that go out, and guests without an address. */
export interface PollInvited {
  told: number;
  withoutAddress: number;
}

/** Answer of `remind_of_poll`: mails that go out, and who among those asked gets none, and why. */
export interface PollReminded {
  told: number;
  /** They were asked or reminded within the last day. */
  tooSoon: number;
  voted: number;
}

/** What a winning date is made into. */
export type DateUse = "event_date" | "activity" | "event";

/** How it is made; `along`, `tell` and `message` as for a change of the event's date. */
export interface DateUseInput {
  into: DateUse;
  /** Of an activity or an event; otherwise the poll's. */
  title?: string;
  along?: string[];
  tell?: boolean;
  message?: string;
}

/** Answer of `use_poll_date`: the poll, now closed, and how many votes became answers. */
export interface PollUsed {
  poll: PollRecord;
  carried: number;
}

/** A poll as a guest finds it among what is theirs. */
export interface GuestPoll {
  id: string;
  title: string;
  naming: PollNaming;
  questionCount: number;
  state: Exclude<PollState, "draft">;
  closesAt: string | null;
  timeZone: string;
  hasVoted: boolean;
  /** The guest's own token of this poll, for `/poll/:token`. */
  token: string;
}

/** The answer to `GET /functions/v1/embed/polls/:personalToken`: open ones first. */
export interface GuestPolls {
  polls: GuestPoll[];
}

declare module "../people/profiles.types.ts" {
  interface HeldData {
    /** What somebody was asked in polls, and said there under their name. */
    polls: { event: string; title: string; asked: boolean; vote: OwnBallot | null }[];
  }
}

/** A poll as its planners see it. */
export interface PollRecord {
  id: string;
  eventId: string;
  eventName: string;
  title: string;
  note: string | null;
  state: PollState;
  naming: PollNaming;
  results: ResultsShown;
  closesAt: string | null;
  closedAt: string | null;
  timeZone: string;
  questions: PollQuestion[];
  /** What a date became, once. */
  became: { kind: DateUse; id: string; optionId: string } | null;
  createdAt: string;
  updatedAt: string;
  /** Of what it asks: another one once that was changed, by whomever. */
  version: string;
}

/** A line of a list of polls. */
export interface PollLine {
  id: string;
  eventId: string;
  eventName: string;
  title: string;
  state: PollState;
  naming: PollNaming;
  questionCount: number;
  /** Of a poll of one question; null for a survey. */
  kind: QuestionKind | null;
  closesAt: string | null;
  /** When a closed one was; null before. */
  closedAt: string | null;
  /** The event's IANA zone. */
  timeZone: string;
  voted: number;
  asked: number;
  /** Null where a planner may not see it yet, or there is no one answer. Of a closed ranking: who won it. */
  lead: PollLead | null;
}

/** The lists of a closed ranking, and what was ranked. */
export interface ClosedRanking {
  rankings: RankingCount[];
  options: { id: string; label: string | null }[];
}

/** A line as the server tells it: who won a ranking is counted by whoever reads it. */
export interface ToldPollLine extends PollLine {
  ranking: ClosedRanking | null;
}

/** The answer that most have chosen by now. */
export interface PollLead extends Pick<PollOption, "label" | "startAt" | "endAt" | "day"> {
  votes: number;
  /** So many other answers have as many. */
  alike: number;
}

/** An option as it is written; without an id it is new, and one that is missing is taken away. */
export interface OptionInput {
  id?: string;
  label?: string;
  startAt?: string;
  endAt?: string;
  day?: string;
  mostVotes?: number | null;
}

/** A question as it is written. A condition names an earlier question by its place from 0. */
export interface QuestionInput {
  id?: string;
  kind: QuestionKind;
  text: string;
  note?: string | null;
  required: boolean;
  mostChoices?: number | null;
  scale?: RatingScale | null;
  guestsMayAdd?: boolean;
  onlyIf?: { question: number; options: number[] } | null;
  options: OptionInput[];
}

/** A poll as it is written. */
export interface PollInput {
  title: string;
  note: string | null;
  naming: PollNaming;
  results: ResultsShown;
  closesAt: string | null;
  questions: QuestionInput[];
  /** Of the poll that was read: where it is another one by now, nothing is written. */
  version?: string;
}
