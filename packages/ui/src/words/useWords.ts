import { createContext, useContext } from "react";
import type { GivenWords, UiWords } from "./words.types.ts";

export const WordsContext = createContext<GivenWords>({});

/**
 * What a component says by itself, in the language around it. It brings its own English, so that a
 * page loads the words of the components it has.
 */
export function useWords<Group extends keyof UiWords>(
  group: Group,
  english: UiWords[Group],
): UiWords[Group] {
  const given = useContext(WordsContext)[group];
  return given ? { ...english, ...given } : english;
}
