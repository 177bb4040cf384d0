import type { RsvpAnswer } from "@jubilee/core/sharing/public-event.types";

/** What one's own page says beside what all pages say. */
export interface PassCopy {
  /** Asks somebody, or a household by its own guest's name. */
  ask: (name: string, people: number) => string;
  seeYou: (name: string) => string;
  maybe: (name: string) => string;
  missYou: (name: string) => string;
  inLine: (place: number) => string;
  tonight: string;
  today: string;
  thanks: (name: string) => string;
  /** To whom nothing but tickets is offered. */
  invited: (name: string) => string;
  inside: (name: string) => string;
  insideSince: (clock: string) => string;
  when: string;
  where: string;
  places: string;
  keptForYou: string;
  people: (count: number) => string;
  maybeText: string;
  /** The hosts as a list, or nothing. */
  noText: (hosts: string) => string;
  waitAlone: string;
  waitTogether: string;
  full: string;
  canWait: string;
  you: string;
  fill: string;
  letsIn: (people: number) => string;
  myCode: string;
  codeOf: (name: string) => string;
  aloneNames: string;
  allOfYou: string;
  bright: string;
  /** Beside an answer that was chosen in a mail and is not sent yet. */
  confirm: (answer: string) => string;
  askAll: (people: number) => string;
  weCome: string;
  plansChanged: string;
  afterAll: (people: number) => string;
  cannot: (people: number) => string;
  toDo: (count: number) => string;
  meal: string;
  mealFor: (name: string) => string;
  choose: string;
  noChoice: string;
  whoComes: string;
  change: string;
  decide: string;
  answerForAll: string;
  states: Record<RsvpAnswer, string>;
  waits: (place: number) => string;
  noAnswer: string;
  child: string;
  bring: string;
  bringMore: (count: number) => string;
  companion: string;
  nameLater: string;
  isChild: string;
  takeOff: string;
  /** Who comes along without a name yet. */
  withWhom: (name: string) => string;
  dietary: string;
  dietaryWho: string;
  comesTo: string;
  onList: string;
  fullPart: string;
  clash: string;
  questions: string;
  /** Beside a question of the hosts, where one link answers for several. */
  onceForAll: string;
  question: string;
  answerIt: string;
  yes: string;
  no: string;
  word: string;
  yourWord: string;
  save: string;
  cancel: string;
  saved: string;
  askHosts: string;
  askTitle: string;
  asked: string;
  canAsk: string;
  closed: string;
  lateAccepted: string;
  lateDeclined: string;
  seats: (count: number) => string;
  seat: (table: string, seat: number) => string;
  guest: (number: number) => string;
  tickets: string;
  moreTickets: string;
  order: (code: string) => string;
  showTickets: (count: number) => string;
  buy: string;
  programme: string;
  yourDays: string;
  whole: string;
  vote: string;
  poll: string;
  voted: string;
  openUntil: (moment: string) => string;
  pollClosed: string;
  /** What the hosts announced. */
  news: string;
  newsNew: string;
  newsChanged: (day: string) => string;
  newsRead: string;
  newsFrom: (author: string) => string;
  look: string;
  yours: string;
  /** Whether their names stand among those who come, on the event's page. */
  seen: string;
  seenText: string;
  named: string;
  notNamed: string;
  nameMe: string;
  unnameMe: string;
  seenSaved: string;
  mails: string;
  mailsOn: string;
  mailsOff: string;
  /** Of a link that opens nothing any more. */
  mailsAsk: string;
  mailsStop: string;
  mailsStart: string;
  mailsStopped: string;
  mailsStarted: string;
  held: string;
  heldSent: string;
}
