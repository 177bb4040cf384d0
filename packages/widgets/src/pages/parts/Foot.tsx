import type { PageLanguage } from "../page.types.ts";
import * as css from "../styles/css.ts";
import { words as allWords } from "../words/all.ts";
import type { PageWords } from "../words/words.types.ts";
import { Icon } from "./Icon.tsx";
import { up } from "./icons.ts";
import { Notices } from "./Notices.tsx";

interface Props {
  words: PageWords;
  productName: string;
  lang: PageLanguage;
  /** The page's address. */
  path: string;
}

const inLanguage = (address: string, tag: string): string => {
  const [path = "", query] = address.split("?");
  const asked = new URLSearchParams(query);
  asked.set("lang", tag);
  return `${path}?${asked}`;
};

/** Who made the page possible, the other languages, and what every page has in its corner. */
export function Foot({ words: { page, refusals }, productName, lang, path }: Props) {
  const others = Object.entries(allWords).filter(([tag]) => tag !== lang);
  return (
    <>
      <footer className={css.foot}>
        <a href="/">{page.madeWith(productName)}</a>
        <a href="/privacy">{page.privacy}</a>
        <details>
          <summary>{page.language}</summary>
          <p className={css.tongues}>
            {others.map(([tag, words]) => (
              <a key={tag} href={inLanguage(path, tag)} hrefLang={tag} lang={tag}>
                {words.page.name}
              </a>
            ))}
          </p>
        </details>
      </footer>
      <button
        type="button"
        className={css.corner}
        data-top=""
        aria-label={page.backToTop}
        title={page.backToTop}
        hidden
      >
        <Icon lines={up} />
      </button>
      <Notices page={page} refusals={refusals} />
    </>
  );
}
