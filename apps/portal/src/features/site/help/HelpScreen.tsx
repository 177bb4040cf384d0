import { Link } from "@jubilee/ui/link";
import { SearchField } from "@jubilee/ui/search-field";
import { lazy, Suspense } from "react";
import { useSearchParams } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import type { ArticleHead } from "../../../page-kit/help/help.types.ts";
import { ArticleLine } from "./ArticleLine.tsx";
import { findArticles } from "./find.rules.ts";
import { GoalList } from "./GoalList.tsx";
import * as css from "./Help.css.ts";
import { useBodies, type ReadBodies } from "./useBodies.ts";

const HelpDrawing = lazy(async () => {
  const { HelpDrawing } = await import("./HelpDrawing.tsx");
  return { default: HelpDrawing };
});

export interface HelpScreenProps {
  articles: readonly ArticleHead[];
  readBodies: ReadBodies;
}

/** What a new planner reads first, in the order in which it is needed. */
const firstSlugs = [
  "first-event",
  "guest-list",
  "dates-and-zones",
  "edit-cancel",
  "find-your-way",
  "event-types",
];

/** The help center: a search over everything it says, and its articles by what one wants to do. */
export function HelpScreen({ articles, readBodies }: HelpScreenProps) {
  const [query, setQuery] = useSearchParams();
  const text = query.get("q") ?? "";
  const found = findArticles(articles, text, useBodies(readBodies));
  const first = firstSlugs.flatMap((slug) => articles.find((one) => one.slug === slug) ?? []);
  const isSearching = text.trim() !== "";
  return (
    <PageFrame>
      <div className={css.welcome}>
        <div className={css.ask}>
          <PageHeader title="Help Center" lead="How things work, step by step." />
          <search className={css.search}>
            <SearchField
              look="field"
              label="Search the articles"
              placeholder="Search the articles"
              value={text}
              onValueChange={(q) => setQuery(q === "" ? {} : { q }, { replace: true })}
            />
          </search>
        </div>
        <span className={css.drawing}>
          <Suspense fallback={null}>
            <HelpDrawing />
          </Suspense>
        </span>
      </div>
      <output className={css.results}>
        {isSearching &&
          (found.length === 0
            ? `No article about “${text.trim()}”`
            : `${found.length} ${found.length === 1 ? "article" : "articles"}`)}
      </output>
      {isSearching && found.length > 0 && (
        <ul className={css.found}>
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
        <>
          <h2 className={css.goalsTitle}>To begin with</h2>
          <ul className={css.firstLines}>
            {first.map((article) => (
              <ArticleLine key={article.slug} article={article} isCard />
            ))}
          </ul>
          <h2 className={css.goalsTitle}>What do you want to do?</h2>
          <GoalList articles={articles} />
          <p className={css.tryout}>
            See what your guests get: <Link href={href("tryout.mails")}>every mail</Link>. Nothing
            fits? <Link href={href("contact")}>Write to us</Link>.
          </p>
        </>
      )}
    </PageFrame>
  );
}
