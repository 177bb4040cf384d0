import type { ClosedCopy } from "./closed.types.ts";
import type { GivingFrequency } from "@jubilee/core/giving/giving.types";
import type { RsvpState } from "@jubilee/core/sharing/public-event.types";
import type { PhoneCopy } from "./phone.types.ts";
import type { RefusalsCopy } from "./refusals.types.ts";

export type { ClosedCopy } from "./closed.types.ts";
export type { PhoneCopy } from "./phone.types.ts";

/** Words of every widget: loading, failing, fields. */
export interface CommonCopy {
  direction: "ltr" | "rtl";
  loading: string;
  with: string;
  testMode: string;
  tryAgain: string;
  close: string;
  /** Asks before anything is loaded. */
  allow: string;
  name: string;
  email: string;
  optional: string;
  one: { fewer: string; more: string };
  unavailableTitle: string;
  unavailableText: string;
  /** The zone is told where a language may write its place in other letters than its id has. */
  forYou: (time: string, city: string, zone?: string) => string;
  until: (time: string) => string;
  /** How long it still is: `2 days 3 hours left`. */
  left: (distance: string) => string;
}

/** What can be wrong with a name and an address. */
export interface ContactCopy {
  nameMissing: string;
  emailMissing: string;
  emailEnding: string;
  emailWrong: string;
}

/** What the form says that most visitors see. */
export interface OpenCopy {
  label: string;
  region: string;
  title: string;
  answers: { yes: string; maybe: string; no: string };
  party: string;
  partyHelp: (most: number) => string;
  note: (hosts: string) => string;
  changeUntil: (day: string) => string;
  sum: { yes(people: number): string; maybe(people: number): string; no: string };
  send: string;
  sending: string;
  coming: (people: number) => string;
  few: (places: number) => string;
}

/** With what it says to those who wait for a place or change their reply. */
export interface RsvpCopy extends OpenCopy {
  save: string;
  fullFlag: (places: number | null) => string;
  waitTitle: string;
  waitText: (ahead: number) => string;
  wait: string;
}

/** Who comes along with whoever replies. */
export interface CompanionsCopy {
  /** The label of one of them: `Who comes with you?`, with its number where there are several. */
  name: (number: number, of: number) => string;
}

/** What keeps a reply from being sent. */
export interface SendReplyCopy {
  choose: string;
  unsentTitle: string;
  unsentText: string;
}

export interface SentCopy {
  title: Record<RsvpState, (day: string, name: string) => string>;
  text: Record<RsvpState, string>;
  position: (place: number) => string;
  copySent: (email: string) => string;
  party: string;
  people: (count: number) => string;
  reply: string;
  answers: Record<RsvpState, string>;
  note: string;
  addToCalendar: string;
  calendarFile: string;
  change: string;
  final: string;
  /** Where a page that was loaded anew no longer knows who has answered. */
  byMail: string;
  another: string;
}

export interface TicketsCopy {
  label: string;
  region: string;
  title: string;
  free: string;
  left: (count: number) => string;
  soldOut: string;
  paused: string;
  ended: string;
  from: (day: string) => string;
  least: (count: number) => string;
  total: string;
  checkOut: string;
  get: string;
  holding: string;
  /** Said before the regular price, which is struck through beside the lower one. */
  before: string;
  allYouPay: string;
  joinLine: string;
  promo: string;
  amount: string;
}

/** What keeps tickets from being held. */
export interface SendHoldCopy {
  chooseFirst: string;
  unheldTitle: string;
  unheldText: string;
}

export interface CheckoutCopy {
  held: (count: number) => string;
  tickets: string;
  title: string;
  holder: (type: string, place: number | null) => string;
  holderHint: string;
  sendNote: string;
  count: (tickets: number) => string;
  pay: (amount: string) => string;
  finish: string;
  leaving: string;
  payNote: string;
  freeNote: string;
  payLater: string;
  minutesLeft: (minutes: number) => string;
  moreTime: string;
  moreGiven: string;
  ranOutTitle: string;
  ranOutText: string;
  takeAgain: string;
  unpaidTitle: string;
  unpaidText: string;
  cancelledTitle: string;
  cancelledText: string;
  declinedTitle: string;
  declinedText: string;
  payAgain: string;
  waitingTitle: string;
  waitingText: string;
  unsentTitle: string;
  unsentText: string;
}

export interface PassCopy {
  title: (name: string) => string;
  sent: (code: string, email: string) => string;
  refundedTitle: string;
  refundedText: (code: string) => string;
  holder: string;
  type: string;
  number: string;
  pager: (place: number, all: number) => string;
  previous: string;
  next: string;
  code: (number: string) => string;
  addToCalendar: string;
  calendarFile: string;
  print: string;
  more: string;
}

export interface LineCopy {
  party: string;
  split: string;
  apply: string;
  remove: string;
  least: (amount: string) => string;
  flag: (type: string) => string;
  title: string;
  text: string;
  join: string;
  back: string;
  joinedTitle: string;
  joinedText: (position: number | null) => string;
}

/** What the form for gifts says. */
export interface GiveCopy {
  label: string;
  region: string;
  title: string;
  often: Record<GivingFrequency, string>;
  oftenLabel: string;
  amountLabel: string;
  other: string;
  fund: string;
  anyFund: string;
  cover: (fee: string) => string;
  coverHelp: (receiver: string, amount: string) => string;
  dedicate: string;
  wallName: string;
  wallHint: string;
  yourName: string;
  receipt: string;
  today: string;
  after: Record<GivingFrequency, string>;
  give: (amount: string) => string;
  giveEmpty: string;
  leaving: string;
  payNote: string;
  raised: (goal: string) => string;
  givers: (count: number) => string;
  match: (sponsor: string) => string;
}

/** Of whom a gift is in honour or in memory. */
export interface DedicationCopy {
  honour: string;
  memory: string;
  theirName: string;
}

/** With what keeps a gift from being sent, and what only some donors are asked. */
export interface DonationCopy extends GiveCopy, DedicationCopy {
  missing: string;
  small: (least: string) => string;
  large: (most: string) => string;
  unsentTitle: string;
  unsentText: string;
}

/** What a donor reads after giving, and where no gifts are taken. */
export interface ThanksCopy {
  title: (name: string) => string;
  text: (amount: string, receiver: string) => string;
  honour: (name: string) => string;
  memory: (name: string) => string;
  sent: (email: string) => string;
  repeats: { month: string; year: string };
  change: string;
  again: string;
  waitingTitle: string;
  waitingText: string;
  unpaidTitle: string;
  unpaidText: string;
  cancelledTitle: string;
  cancelledText: string;
  declinedTitle: string;
  declinedText: string;
  payAgain: string;
  refundedTitle: string;
  refundedText: (amount: string) => string;
  endedTitle: string;
  endedText: string;
  pausedTitle: string;
  pausedText: string;
  soonTitle: string;
  soonText: (day: string) => string;
}

/** One event's public face, and several events as a list or by month. */
export interface ShowcaseCopy {
  label: string;
  region: string;
  /** Under an event's name: who gives it. */
  by: (hosts: string) => string;
  online: string;
  cancelled: string;
  ended: string;
  full: string;
  left: (places: number) => string;
  from: (price: string) => string;
  free: string;
  addToCalendar: string;
  reply: string;
  wait: string;
  tickets: string;
  give: string;
  back: string;
  schedule: string;
  /** Leads to the whole story on the event's own page. */
  readOn: string;
  emptyTitle: string;
  emptyText: string;
  all: (count: number) => string;
  previousMonth: string;
  nextMonth: string;
  quietMonth: string;
}

/** What a countdown says around its figures; those and their units are the language's own. */
export interface CountdownCopy {
  label: string;
  region: string;
  /** The figures in words: how long still, until when. */
  left: (distance: string, when: string) => string;
  soon: (when: string) => string;
  begun: string;
  until: (time: string) => string;
  ended: string;
  thanks: string;
  cancelled: string;
  cancelledText: string;
  addToCalendar: string;
  page: string;
  noneTitle: string;
  noneText: string;
}

/** An event's photos and sponsors. */
export interface GalleryCopy {
  photos: string;
  /** What a photo is called before its own description. */
  photo: (place: number, count: number) => string;
  /** Which of how many is looked at. */
  place: (place: number, count: number) => string;
  previous: string;
  next: string;
  /** Above the logos. */
  sponsors: string;
}

/** Where a page cannot be left for the payment page. */
export interface AwayCopy {
  title: string;
  text: string;
  open: string;
}

/** While what was sent has not arrived. */
export interface TryingCopy {
  text: string;
  stop: string;
}

export interface WidgetCopy {
  common: CommonCopy;
  trying: TryingCopy;
  away: AwayCopy;
  contact: ContactCopy;
  phone: PhoneCopy;
  refusals: RefusalsCopy;
  rsvp: RsvpCopy;
  companions: CompanionsCopy;
  sendReply: SendReplyCopy;
  sent: SentCopy;
  tickets: TicketsCopy;
  sendHold: SendHoldCopy;
  checkout: CheckoutCopy;
  pass: PassCopy;
  line: LineCopy;
  closed: ClosedCopy;
  donation: DonationCopy;
  showcase: ShowcaseCopy;
  countdown: CountdownCopy;
  gallery: GalleryCopy;
  thanks: ThanksCopy;
}

/** What a language's file holds: the words of every widget, or those of one kind. */
export type Translation = Partial<WidgetCopy>;
