import type { PublicForumTopic } from "@jubilee/core/talk/public-forum.types";
import { jsx } from "react/jsx-runtime";
import type { GuestPage, PageParts, Part } from "../../page.types.ts";
import { forumHead } from "./forum-head.ts";
import { ForumTopic } from "./ForumTopic.tsx";
import type { ForumPart } from "./public-forum.types.ts";
import { forumWords } from "./words/all.ts";

/** The topic in the words of schema.org: its first post with the others below; who is gone has no name. */
function dataOf({ shared, own }: ForumPart<PublicForumTopic>, url: string): object {
  const { topic, posts, page } = shared;
  const author = (name: string | null) => ({ "@type": "Person", name: name ?? own.gone });
  const [first, ...others] = page === 1 ? posts : [undefined, ...posts];
  return {
    "@context": "https://schema.org",
    "@type": "DiscussionForumPosting",
    headline: topic.title,
    url,
    datePublished: topic.at,
    ...(first ? { author: author(first.author), text: first.text } : {}),
    commentCount: Math.max(0, topic.posts - 1),
    comment: others.flatMap(
      (post) =>
        post && [
          {
            "@type": "Comment",
            url: `${url}#post-${post.id}`,
            author: author(post.author),
            datePublished: post.at,
            text: post.text,
          },
        ],
    ),
  };
}

function draw(place: Part<PublicForumTopic>): PageParts {
  const part: ForumPart<PublicForumTopic> = { ...place, own: forumWords[place.reader.lang] };
  const { shared, siteUrl, path, own } = part;
  const { topic, category, host, page, posts } = shared;
  const url = siteUrl + path + (page > 1 ? `?page=${page}` : "");
  return {
    title: `${topic.title} · ${category.name}`,
    head: forumHead({
      title: topic.title,
      summary: posts[0]?.text ?? own.whoWrites(host),
      url,
      data: dataOf(part, url),
    }),
    colours: "",
    body: jsx(ForumTopic, part),
  };
}

/** A topic of a category that everybody reads. */
export const page: GuestPage<PublicForumTopic> = {
  paths: ["/forum-topic/:token"],
  opens: "topic",
  asksWith: ["page"],
  steps: ["page"],
  isFound: true,
  localeOf: ({ locale }) => locale,
  draw,
};
