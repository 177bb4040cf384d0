import { LocaleProvider as Ark } from "@ark-ui/react/locale";
import { useContext, type ReactNode } from "react";
import { WordsContext } from "../../words/useWords.ts";
import type { GivenWords } from "../../words/words.types.ts";

export interface LocaleProviderProps {
  /** BCP 47, such as `en-GB` or `ar`: its direction is that of lists, menus and arrow keys. */
  locale: string;
  /** What components say by themselves, in that language; without it the words around it, or English. */
  words?: GivenWords;
  children: ReactNode;
}

/**
 * Teaches lists, menus and popovers the language, and with it the direction of reading, and all
 * components its words. Without it they read from the left and speak English. The direction of one
 * text alone is its `dir`, as Text has it.
 */
export function LocaleProvider({ locale, words, children }: LocaleProviderProps) {
  const around = useContext(WordsContext);
  return (
    <Ark locale={locale}>
      <WordsContext value={words ?? around}>{children}</WordsContext>
    </Ark>
  );
}
