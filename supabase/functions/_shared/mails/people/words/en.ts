import type { PeopleWords } from "./words.types.ts";

export const words: PeopleWords = {
  subject: (host) => `Your profile with ${host}`,
  title: "Your profile",
  sentence:
    "With this link you see what others see of you, field by field, and change it. No account is needed.",
  held: "You also see everything the hosts keep about you: correct it, take a copy, or have it erased.",
  notYou: "You did not ask for this? Then nothing happened, and nothing was changed.",
  open: "Open my profile",
  why: "The link is yours alone: whoever has it can read and change your profile.",
};
