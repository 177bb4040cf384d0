import type { ReactNode } from "react";
import type { Part } from "../page.types.ts";
import * as css from "../styles/css.ts";
import { Icon } from "./Icon.tsx";
import { share } from "./icons.ts";

interface Props {
  part: Part<unknown>;
  /** What is passed on, by its name; without one, nothing is. */
  shares?: string | undefined;
  /** What passing it on is called, where it is no event. */
  shareLabel?: string;
  /** What else can be done here. */
  children?: ReactNode;
}

/** The product's name, what can be done, and passing the page on, which a script can. */
export function Bar({ part: { words, productName }, shares, shareLabel, children }: Props) {
  const { page } = words;
  return (
    <header className={css.bar}>
      <a className={css.wordmark} href="/">
        {productName}
      </a>
      <div className={css.ways}>
        {children}
        {shares !== undefined && (
          <button
            type="button"
            className={css.round}
            aria-label={shareLabel ?? page.share}
            data-share={shares}
            data-done={page.copied}
            hidden
          >
            <Icon lines={share} />
          </button>
        )}
      </div>
    </header>
  );
}
