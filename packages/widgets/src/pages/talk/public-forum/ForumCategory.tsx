import { formatterOf } from "@jubilee/core/base/time.rules";
import type { PublicForumCategory, PublicTopicLine } from "@jubilee/core/talk/public-forum.types";
import { Bar } from "../../parts/Bar.tsx";
import { Foot } from "../../parts/Foot.tsx";
import * as page from "../../styles/css.ts";
import { Pages } from "./Pages.tsx";
import * as css from "./public-forum.css.ts";
import type { ForumPart } from "./public-forum.types.ts";

/** A category that everybody reads: what it is about, and its topics. */
export function ForumCategory(part: ForumPart<PublicForumCategory>) {
  const { shared, own, words, reader, productName, address } = part;
  const { category, host, topics, locale } = shared;
  return (
    <>
      <Bar part={part} shares={category.name} shareLabel={words.page.sharePage} />
      <main id="content" tabIndex={-1}>
        <div className={page.wrap}>
          <header className={css.head}>
            <p className={page.soft}>
              {own.forum} · <bdi lang={locale}>{host}</bdi>
            </p>
            <h1 className={page.title} tabIndex={-1} lang={locale} dir="auto">
              {category.name}
            </h1>
            {category.about && (
              <p className={css.lead} lang={locale} dir="auto">
                {category.about}
              </p>
            )}
          </header>
          {topics.length === 0 ? (
            <p className={css.none}>{own.nothing}</p>
          ) : (
            <ul className={css.topics}>
              {topics.map((topic) => (
                <Topic key={topic.id} part={part} topic={topic} />
              ))}
            </ul>
          )}
          <Pages part={part} />
          <p className={page.small}>{own.whoWrites(host)}</p>
        </div>
      </main>
      <Foot words={words} productName={productName} lang={reader.lang} path={address()} />
    </>
  );
}

interface TopicProps {
  part: ForumPart<PublicForumCategory>;
  topic: PublicTopicLine;
}

function Topic({ part: { own, reader, shared }, topic }: TopicProps) {
  const { id, title, startedBy, posts, lastAt, isPinned, isSolved, isLocked } = topic;
  const day = formatterOf(reader.locale, { dateStyle: "long", timeZone: shared.timeZone });
  const marks = [isPinned && own.pinned, isSolved && own.solved, isLocked && own.locked];
  return (
    <li>
      <a className={css.topic} href={`/forum-topic/${id}`}>
        <b lang={shared.locale} dir="auto">
          {title}
        </b>
        <span>
          <bdi>{startedBy ?? own.gone}</bdi>
          {[own.posts(posts), lastAt && day.format(Date.parse(lastAt)), ...marks]
            .filter(Boolean)
            .map((fact) => ` · ${fact}`)
            .join("")}
        </span>
      </a>
    </li>
  );
}
