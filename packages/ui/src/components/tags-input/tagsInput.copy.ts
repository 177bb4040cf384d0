import { countedInEnglish as counted } from "../../words/counted.ts";

export const tagsInputWords = {
  added: (word: string) => `Added ${word}`,
  addedSeveral: (count: number) => counted(count, { other: "Added #" }),
  change: (word: string) => `Change ${word}`,
  changed: (word: string) => `Changed to ${word}`,
  chosen: (words: string) => `Chosen: ${words}`,
  full: (most: number) => counted(most, { other: "At most #. Take one away first." }),
  help: "Enter or a comma adds it.",
  known: (word: string) => `“${word}” is already there.`,
  marked: (word: string) => `${word}. Backspace takes it away, Enter changes it.`,
  nothing: "Nothing yet",
  remove: (word: string) => `Take away ${word}`,
  removeAll: "Take all away",
  removed: (word: string) => `Took away ${word}`,
};

export type TagsInputWords = typeof tagsInputWords;
