import { Spinner } from "../spinner/Spinner.tsx";
import { screen, words } from "./LoadingScreen.css.ts";

/** Shown while a screen's code loads (specification, section 2). Data that loads has a Skeleton. */
export function LoadingScreen() {
  return (
    <output className={screen}>
      <Spinner size="l" />
      <span className={words}>Loading...</span>
    </output>
  );
}
