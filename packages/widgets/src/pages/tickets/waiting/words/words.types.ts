import type { WaitlistPlace } from "@jubilee/core/sharing/public-event.types";

type Said = readonly [title: string, text: string];

/** What the page of a place on the waiting list says itself. */
export interface WaitingWords {
  inLine: (place: number) => string;
  /** `3 tickets for Gala, or fewer. We write …` */
  wants: (tickets: number, kind: string, orFewer: boolean) => string;
  offered: string;
  held: (tickets: number, kind: string) => string;
  /** The event does not take place, or is over. */
  closed: Said;
  cancelled: string;
  ended: Record<Exclude<WaitlistPlace["state"], "waiting" | "offered">, Said>;
  free: string;
  until: (moment: string) => string;
  allIn: string;
  take: string;
  takeAndPay: (sum: string) => string;
  payLater: string;
  lookAgain: string;
  toTickets: string;
  seeEvent: string;
  leave: { open: string; title: string; text: string };
  decline: { open: string; title: string; text: string };
  stay: string;
  left: string;
  rulesTitle: string;
  rules: (offerHours: number) => readonly string[];
}
