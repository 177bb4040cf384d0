import type { Reader } from "../page.types.ts";
import * as css from "../styles/css.ts";
import type { PageWords } from "../words/words.types.ts";

/** Over a page that its device shows without a line: of when it is. A script fills it in (`client/kept.ts`). */
export function KeptBar({ words, reader }: { words: PageWords; reader: Reader }) {
  return (
    <output
      className={css.keptFrom}
      data-kept-from={words.page.keptFrom("{moment}")}
      data-locale={reader.locale}
    />
  );
}
