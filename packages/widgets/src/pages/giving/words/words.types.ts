import type { DonationCopy, ThanksCopy } from "../../../copy/copy.types.ts";

/** What the pages of a campaign, a gift and a repeating gift say themselves. */
export interface GivingPageCopy {
  share: string;
  /** Without a goal: `$4,120 raised`. */
  raised: string;
  /** `of $60,000, from 412 people.` */
  sentence: (parts: readonly string[]) => string;
  daysLeft: (days: number) => string;
  matched: (sponsor: string, amount: string) => string;
  ofGoal: (percent: string) => string;
  wall: string;
  honour: (name: string) => string;
  memory: (name: string) => string;
  /** Where the sum is not known before it is sent. */
  coverAny: string;
  yourGift: string;
  campaign: string;
  receiver: string;
  gift: string;
  fee: string;
  goneBack: string;
  howOften: string;
  purpose: string;
  date: string;
  receipt: string;
  tax: string;
  lookAgain: string;
  toCampaign: string;
  unnamedTitle: string;
  unnamedText: string;
  youGive: Record<"month" | "year", (sum: string) => string>;
  next: (day: string) => string;
  pausedTitle: string;
  pausedText: string;
  endedTitle: string;
  endedText: string;
  pendingTitle: string;
  amountTitle: string;
  amountHelp: string;
  saveAmount: string;
  amountWrong: string;
  gifts: string;
  states: Record<"pledged" | "succeeded" | "refunded" | "failed", string>;
  pause: string;
  resume: string;
  end: string;
  endTitle: string;
  endText: string;
  keep: string;
}

/** All that those pages can say in one language beside what every page says. */
export interface GivingWords {
  giving: GivingPageCopy;
  donation: DonationCopy;
  thanks: ThanksCopy;
}
