import * as css from "../styles/css.ts";
import type { PageWords } from "../words/words.types.ts";

/** Where a page's scripts say what happened; every page with a form has it. */
export function Notices({ page, refusals }: Pick<PageWords, "page" | "refusals">) {
  return (
    <section
      className={css.notices}
      data-notices=""
      data-offline={refusals.offline}
      data-changed={page.changed}
      aria-live="polite"
      aria-label={page.notices}
      tabIndex={-1}
    />
  );
}
