import { readRichText } from "@jubilee/core/base/rich-text.rules";
import { formatterOf } from "@jubilee/core/base/time.rules";
import type { PublicForumTopic, PublicPost } from "@jubilee/core/talk/public-forum.types";
import { Bar } from "../../parts/Bar.tsx";
import { Foot } from "../../parts/Foot.tsx";
import { RichWords } from "../../parts/RichWords.tsx";
import * as page from "../../styles/css.ts";
import { MessageFiles } from "../MessageFiles.tsx";
import { Pages } from "./Pages.tsx";
import * as css from "./public-forum.css.ts";
import type { ForumPart } from "./public-forum.types.ts";

/** A topic that everybody reads: its posts in their order, and which one answers it. */
export function ForumTopic(part: ForumPart<PublicForumTopic>) {
  const { shared, own, words, reader, productName, address } = part;
  const { category, host, topic, posts, locale } = shared;
  const marks = [topic.isSolved && own.solved, topic.isLocked && own.locked].filter(Boolean);
  return (
    <>
      <Bar part={part} shares={topic.title} shareLabel={words.page.sharePage} />
      <main id="content" tabIndex={-1}>
        <div className={page.wrap}>
          <header className={css.head}>
            <p className={page.soft}>
              <a className={page.link} href={`/forum-category/${category.id}`} lang={locale}>
                {category.name}
              </a>{" "}
              · <bdi lang={locale}>{host}</bdi>
            </p>
            <h1 className={page.title} tabIndex={-1} lang={locale} dir="auto">
              {topic.title}
            </h1>
            <p className={page.soft}>{[own.posts(topic.posts), ...marks].join(" · ")}</p>
          </header>
          <ol className={css.posts} aria-label={topic.title}>
            {posts.map((post) => (
              <Post key={post.id} part={part} post={post} />
            ))}
          </ol>
          <Pages part={part} />
          <p className={page.small}>{own.whoWrites(host)}</p>
        </div>
      </main>
      <Foot words={words} productName={productName} lang={reader.lang} path={address()} />
    </>
  );
}

function Post({ part, post }: { part: ForumPart<PublicForumTopic>; post: PublicPost }) {
  const { own, reader, shared, api, token } = part;
  const { id, author, at, text, rich, edited, isAnswer, files, inside, quote } = post;
  const moment = formatterOf(reader.locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone: shared.timeZone,
  });
  return (
    <li id={`post-${id}`} className={css.post} data-answer={isAnswer ? "" : undefined}>
      <p className={css.who}>
        <b>
          <bdi>{author ?? own.gone}</bdi>
        </b>
        <a href={`#post-${id}`}>
          <time dateTime={at}>{moment.format(Date.parse(at))}</time>
        </a>
        {edited && <span>{own.edited}</span>}
        {isAnswer && <em>{own.answer}</em>}
      </p>
      {quote && (
        <blockquote className={css.quote} lang={shared.locale} dir="auto">
          <b>{quote.author ?? own.gone}</b> {quote.text}
        </blockquote>
      )}
      {rich ? (
        <div className={css.form} lang={shared.locale}>
          <RichWords text={readRichText(rich)} />
        </div>
      ) : (
        <div className={css.text} lang={shared.locale} dir="auto">
          {text}
        </div>
      )}
      <MessageFiles
        files={files}
        addressOf={(file) =>
          `${api.url}/functions/v1/embed/topic/${encodeURIComponent(token)}/file?file=${file.id}`
        }
        locale={reader.locale}
      />
      {inside > 0 && <p className={page.small}>{own.files(inside)}</p>}
    </li>
  );
}
