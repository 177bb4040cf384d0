/** What mails about gifts say. */
export interface GivingWords {
  page: string;
  seeGift: string;
  changeGift: string;
  why: (email: string, code: string) => string;
  received: {
    subject: (sum: string, to: string) => string;
    title: string;
    sentence: (sum: string, to: string) => string;
    repeats: Record<"month" | "year", (sum: string) => string>;
    gift: (to: string) => string;
    fee: string;
    sum: string;
    receipt: string;
    date: string;
    fund: string;
    honour: string;
    memory: string;
  };
  refunded: { subject: (sum: string) => string; title: (sum: string) => string; sentence: string };
  failed: {
    subject: (to: string) => string;
    title: string;
    rests: string;
    triesAgain: string;
    amount: string;
    look: string;
  };
}
