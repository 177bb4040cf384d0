import { richTextOf } from "../base/rich-text.rules.ts";
import type { CampaignTiming } from "./campaigns.types.ts";

/** One mail of a sequence as it begins; its host writes it on. */
export interface SequencePart {
  id: string;
  name: string;
  timing: CampaignTiming;
  subject: string;
  text: string;
  /** Whether it asks for an answer. */
  asks: boolean;
}

/** What hosts write around an event, in the order in which it goes. */
export const sequence: readonly SequencePart[] = [
  {
    id: "unanswered",
    name: "A word to who has not answered",
    timing: { from: "invitation", days: 3, at: "09:00" },
    subject: "Will you be there?",
    text: "we have not heard from you yet. A yes, a maybe or a no takes one press, and helps us a lot.",
    asks: true,
  },
  {
    id: "before",
    name: "A week before",
    timing: { from: "start", days: -7, at: "09:00" },
    subject: "One week to go",
    text: "it is only a week now. When, where and everything else that you need is below and on your page.",
    asks: false,
  },
  {
    id: "thanks",
    name: "Thanks on the day after",
    timing: { from: "end", days: 1, at: "10:00" },
    subject: "Thank you for coming",
    text: "it was good to have you there. Thank you for coming, and for everything you brought along.",
    asks: false,
  },
];

/** A greeting by name, and what is said after it. */
export const letterOf = (text: string) => ({
  version: 1 as const,
  content: [
    {
      type: "paragraph" as const,
      content: [
        { type: "text" as const, text: "Dear " },
        { type: "field" as const, attrs: { name: "first_name", fallback: "friend" } },
        { type: "text" as const, text: "," },
      ],
    },
    ...richTextOf(text).content,
  ],
});
