import type { TalkWords } from "./words.types.ts";

export const words: TalkWords = {
  subjects: {
    changed: "Changed",
    cancelled: "Cancelled",
    restored: "It takes place after all",
  },
  titles: {
    changed: "Please note the change",
    cancelled: "It will not take place",
    restored: "It takes place after all",
  },
  sentences: {
    changed:
      "Something about the event is different now. The new details are below; the attached calendar file moves your entry.",
    cancelled:
      "The hosts have called the event off. The attached calendar file takes it out of your calendar.",
    restored:
      "The event is on again. Your reply and your tickets stay as they were; the attached calendar file puts it back in your calendar.",
  },
  before: {
    name: "It was called",
    when: "It was",
    where: "The place was",
    online: "The online address was",
  },
  dates: (count) => `It concerns ${count} dates.`,
  details: "See the details",
  why: "You receive this because you were invited, answered or hold a ticket. The link above is yours alone.",
  messages: {
    somebody: "Somebody",
    toYou: (who) => `${who} wrote to you`,
    toAll: (who) => `${who} wrote to everyone`,
    inTalk: (who, talk) => `${who} wrote in “${talk}”`,
    waiting: (count) => `${count} messages wait for you. The newest:`,
    file: "A picture or a file",
    open: "Read and answer",
    once: "Until you have read it, no further mail about this conversation comes.",
    why: "You receive this because you belong to this conversation. The link above is yours alone.",
    less: "Have fewer mails about messages",
  },
};
