import { Breadcrumbs } from "@jubilee/ui/breadcrumbs";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { Link } from "@jubilee/ui/link";
import { ArrowRight } from "lucide-react";
import { NotFoundScreen } from "../../../app/frame/NotFoundScreen.tsx";
import { href } from "../../../app/routing/href.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import type { ArticleBodies, ArticleHead } from "../../../page-kit/help/help.types.ts";
import { ArticleBody } from "./ArticleBody.tsx";
import { ArticleLine } from "./ArticleLine.tsx";
import { areaTitles } from "./articles/heads.copy.ts";
import { aside, body, foot, nextLines, related, split } from "./Help.css.ts";

export interface ArticleScreenProps {
  slug: string;
  articles: readonly ArticleHead[];
  bodies: ArticleBodies;
}

/** One article with what to read next. */
export function ArticleScreen({ slug, articles, bodies }: ArticleScreenProps) {
  const article = articles.find((known) => known.slug === slug);
  const text = bodies[slug];
  if (!article || !text) return <NotFoundScreen />;
  const next = articles.filter((known) => text.next?.includes(known.slug));
  const ask = `${href("contact")}?from=${encodeURIComponent(href("help.article", { article: slug }))}`;
  return (
    <PageFrame>
      <Breadcrumbs
        crumbs={[
          { label: "Help Center", href: href("help") },
          { label: areaTitles[article.area], href: `${href("help")}#${article.area}` },
          { label: article.title },
        ]}
      />
      <div className={split}>
        <article className={body}>
          <PageHeader title={article.title} lead={article.summary} />
          <ArticleBody body={text.body} />
          {text.open && (
            <div className={foot}>
              <LinkButton href={text.open.path} variant="outline" iconEnd={<ArrowRight />}>
                {text.open.label}
              </LinkButton>
            </div>
          )}
        </article>
        <aside className={aside}>
          {next.length > 0 && (
            <section>
              <h2 className={related}>Read next</h2>
              <ul className={nextLines}>
                {next.map((known) => (
                  <ArticleLine key={known.slug} article={known} />
                ))}
              </ul>
            </section>
          )}
          <Text tone="muted">
            Did this not answer it? <Link href={ask}>Write to us</Link>.
          </Text>
        </aside>
      </div>
    </PageFrame>
  );
}
