import type {
  ClosedCopy,
  CommonCopy,
  ContactCopy,
  OpenCopy,
  SentCopy,
} from "../../copy/copy.types.ts";
import type { RefusalsCopy } from "../../copy/refusals.types.ts";

/** What guests' pages say themselves; what a widget says too stands in the widget's words. */
export interface PageCopy {
  /** The language's own name for itself. */
  name: string;
  language: string;
  /** Under the names of the hosts. */
  inviteYou: (hosts: number) => string;
  /** Over every page of a demo. */
  demo: { title: string; text: string; planner: string; mine: string };
  /** Of an event that is not published yet. */
  previewTitle: string;
  previewText: string;
  findReply: string;
  share: string;
  /** The same of a page that is no event. */
  sharePage: string;
  copied: string;
  copiedText: string;
  copyAddress: string;
  copyMeeting: string;
  /** Where guests are asked nothing: what they can do is keep the day free. */
  saveTheDate: string;
  addToCalendar: string;
  calendarFile: string;
  subscribe: string;
  directions: string;
  online: string;
  onlineLater: string;
  openMeeting: string;
  allDay: string;
  /** The end of an evening, beside the zone: `until 23:30`. */
  untilClock: (time: string) => string;
  coming: (people: number) => string;
  ofPlaces: (people: number, places: number) => string;
  placesLeft: (places: number) => string;
  maybe: (people: number) => string;
  /** Until when one answers, where there is little room: `by Friday 14 May`. */
  by: (day: string) => string;
  /** The yes where it is asked for before anything else. */
  comes: string;
  answerBy: (day: string) => string;
  noAccount: string;
  reply: string;
  tickets: string;
  /** The way to what was bought on this device. */
  myTickets: string;
  /** What was pressed without a line. */
  kept: string;
  /** Where money or a code needs the script. */
  /** Over a page that the device has kept, while there is no line to ask for it. */
  keptFrom: (moment: string) => string;
  needsScript: string;
  allDates: string;
  thisDate: string;
  cancelled: string;
  /** Over the names of those who come. */
  whoComes: string;
  agreedOnly: string;
  seeAll: (people: number) => string;
  programme: string;
  full: string;
  signUp: string;
  joinLine: string;
  signUpNote: string;
  signedUp: string;
  inLine: (place: number) => string;
  needsTicket: (name: string) => string;
  mySchedule: string;
  /** Heading over what the hosts answer. */
  questions: string;
  /** What the hosts announced. */
  news: string;
  newsChanged: (day: string) => string;
  newsFrom: (author: string) => string;
  photos: string;
  photo: (number: number, of: number) => string;
  photoBefore: string;
  photoAfter: string;
  madePossible: string;
  findTitle: string;
  findText: string;
  findSend: string;
  findSent: string;
  codeTitle: string;
  codeText: string;
  code: string;
  codeOpen: string;
  sentTitle: string;
  goBack: string;
  backToTop: string;
  notices: string;
  /** The page was kept on this device and says something else by now. */
  changed: string;
  madeWith: (product: string) => string;
  privacy: string;
  crashTitle: string;
  crashText: string;
  reload: string;
}

/** All that a page can say in one language. */
export interface PageWords {
  page: PageCopy;
  common: CommonCopy;
  closed: ClosedCopy;
  contact: ContactCopy;
  rsvp: OpenCopy;
  sent: SentCopy;
  refusals: RefusalsCopy;
}
