import { Spinner } from "../spinner/Spinner.tsx";
import { screen, words as wordsStyle } from "./LoadingScreen.css.ts";
import { useWords } from "../../words/useWords.ts";
import { loadingScreenWords } from "./loadingScreen.copy.ts";

/** Shown while a screen's code loads (specification, section 2). Data that loads has a Skeleton. */
export function LoadingScreen() {
  const words = useWords("loadingScreen", loadingScreenWords);
  return (
    <output className={screen}>
      <Spinner size="l" />
      <span className={wordsStyle}>{words.loading}</span>
    </output>
  );
}
