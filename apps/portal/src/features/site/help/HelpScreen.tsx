import { Link } from "@jubilee/ui/link";
import { SearchField } from "@jubilee/ui/search-field";
import { useSearchParams } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import type { ArticleHead } from "../../../page-kit/help/help.types.ts";
import { ArticleLine } from "./ArticleLine.tsx";
import { areaTitles } from "./articles/heads.copy.ts";
import { findArticles } from "./find.rules.ts";
import {
  area as areaStyle,
  areaList,
  areaTitle,
  found as foundList,
  lines,
  results,
  search,
} from "./Help.css.ts";
import { useBodies, type ReadBodies } from "./useBodies.ts";

const areas = Object.entries(areaTitles);

export interface HelpScreenProps {
  articles: readonly ArticleHead[];
  readBodies: ReadBodies;
}

/** The help center: articles by area, with a search over everything they say. */
export function HelpScreen({ articles, readBodies }: HelpScreenProps) {
  const [query, setQuery] = useSearchParams();
  const text = query.get("q") ?? "";
  const found = findArticles(articles, text, useBodies(readBodies));
  const isSearching = text.trim() !== "";
  return (
    <PageFrame>
      <PageHeader
        title="Help Center"
        lead={
          <>
            How things work, step by step. Or try it:{" "}
            <Link href={href("tryout.guides")}>testing guides</Link>,{" "}
            <Link href={href("tryout.scenarios")}>test scenarios</Link>,{" "}
            <Link href={href("tryout.mails")}>e-mail preview</Link>.
          </>
        }
      />
      <search className={search}>
        <SearchField
          look="field"
          label="Search the articles"
          placeholder="Search the articles, such as “import” or “refund”"
          value={text}
          onValueChange={(q) => setQuery(q === "" ? {} : { q }, { replace: true })}
        />
      </search>
      <output className={results}>
        {isSearching &&
          (found.length === 0
            ? `No article about “${text.trim()}”`
            : `${found.length} ${found.length === 1 ? "article" : "articles"}`)}
      </output>
      {isSearching && found.length > 0 && (
        <ul className={foundList}>
          {found.map((article) => (
            <ArticleLine key={article.slug} article={article} />
          ))}
        </ul>
      )}
      {isSearching && found.length === 0 && (
        <p>
          Try another word, look at the <Link href={href("faq")}>questions people ask first</Link>,
          or <Link href={href("contact")}>write to us</Link>.
        </p>
      )}
      {!isSearching && (
        <div className={areaList}>
          {areas.map(([area, title]) => (
            <section key={area} id={area} className={areaStyle} aria-labelledby={`${area}-title`}>
              <h2 id={`${area}-title`} className={areaTitle}>
                {title}
              </h2>
              <ul className={lines}>
                {articles
                  .filter((article) => article.area === area)
                  .map((article) => (
                    <ArticleLine key={article.slug} article={article} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </PageFrame>
  );
}
