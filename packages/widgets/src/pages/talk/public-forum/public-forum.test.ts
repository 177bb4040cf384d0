import type { PublicForumCategory, PublicForumTopic } from "@jubilee/core/talk/public-forum.types";
import { describe, expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import { bodyOf, placeOf, textOf } from "../../../fixtures/places.ts";
import { recordedAt } from "../../../fixtures/events.ts";
import type { PageLanguage } from "../../page.types.ts";
import { forumWords } from "./words/all.ts";

const pages = await loadPages();
const languages = Object.keys(forumWords) as PageLanguage[];
const token = "e85a9278-e8f2-4e72-a8c9-958ce508835b";
const frame = {
  serverTime: recordedAt,
  host: "Hartwell High",
  locale: "en",
  timeZone: "America/New_York",
  category: { id: "c", name: "Asked", about: "What everybody asks" },
  page: 1,
  pages: 1,
};
const post = {
  id: "p1",
  author: "Ada",
  at: recordedAt,
  text: "Where does one park?",
  rich: null,
  edited: false,
  isAnswer: false,
  files: [],
  inside: 0,
  quote: null,
};
const topic = (more: Partial<PublicForumTopic> = {}): PublicForumTopic => ({
  ...frame,
  topic: { id: token, title: "Parking", isSolved: true, isLocked: false, at: recordedAt, posts: 2 },
  posts: [
    post,
    { ...post, id: "p2", author: null, text: "In the yard", isAnswer: true, inside: 2 },
  ],
  ...more,
});
const drawn = (file: string, shared: object, lang: PageLanguage = "en") =>
  pages.draw(
    `./talk/public-forum/${file}.page.ts`,
    placeOf(shared, { token, reader: { lang, locale: lang } }),
  ).html;

describe("a topic that everybody reads", () => {
  it("names who wrote as they chose, nobody who is gone, and what answers it", () => {
    const said = textOf(bodyOf(drawn("forum-topic", topic())));
    expect(said).toContain("Ada");
    expect(said).toContain("Somebody who left");
    expect(said).toContain("The answer");
    expect(said).toContain("2 files, for members alone");
    expect(said).toMatch(/[AP]M E[DS]T/);
    expect(said).toContain("Only the team of Hartwell High writes here.");
  });

  it("shows the form of what was written, and files where they are open", () => {
    const rich = {
      version: 1,
      content: [
        {
          type: "quote",
          content: [{ type: "paragraph", content: [{ type: "text", text: "In the yard?" }] }],
        },
        {
          type: "paragraph",
          content: [
            { type: "text", text: "Yes", marks: [{ type: "bold" }] },
            {
              type: "text",
              text: "bad",
              marks: [{ type: "link", attrs: { href: "javascript:1" } }],
            },
          ],
        },
      ],
    };
    const files = [
      { id: "f1", name: "yard.jpg", mime: "image/jpeg", size: 9000, width: 40, height: 30 },
      { id: "f2", name: "<b>map</b>.pdf", mime: "application/pdf", size: 9000 },
    ];
    const html = drawn("forum-topic", topic({ posts: [{ ...post, rich, files }] }));
    expect(html).toMatch(/<blockquote[^>]*><p[^>]*>In the yard\?<\/p><\/blockquote>/);
    expect(html).toContain("<b>Yes</b>bad");
    expect(html).toContain(
      `<img src="https://jubilee.example/functions/v1/embed/topic/${token}/file?file=f1"`,
    );
    expect(html).toContain(`download="&lt;b>map&lt;/b>.pdf"`);
  });

  it("has one address, and says the same to machines", () => {
    const html = drawn("forum-topic", topic(), "de");
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*/forum-topic/${token}">`));
    const data: unknown = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "",
    );
    expect(data).toMatchObject({
      "@type": "DiscussionForumPosting",
      headline: "Parking",
      author: { name: "Ada" },
      text: "Where does one park?",
      commentCount: 1,
      comment: [{ "@type": "Comment", text: "In the yard" }],
    });
  });

  it("is words and never markup, also for machines", () => {
    const text = "</script><img src=x onerror=alert(1)>";
    const html = drawn("forum-topic", topic({ posts: [{ ...post, text }] }));
    expect(html).not.toContain("<img");
    expect(html.match(/<\/script>/g)?.length).toBe(html.match(/<script/g)?.length);
  });

  it("leads to the page before and after", () => {
    const html = drawn("forum-topic", topic({ page: 2, pages: 3 }));
    expect(html).toContain(`rel="next" href="/forum-topic/${token}?page=3"`);
    expect(html).toMatch(new RegExp(`rel="prev" href="/forum-topic/${token}"`));
  });
});

it.each(languages)(
  "a category says in %s who writes there, and its topics in their own",
  (lang) => {
    const shared: PublicForumCategory = {
      ...frame,
      total: 1,
      topics: [
        {
          id: token,
          title: "Parking",
          isPinned: true,
          isSolved: false,
          isLocked: false,
          lastAt: recordedAt,
          posts: 2,
          startedBy: null,
        },
      ],
    };
    const html = drawn("forum-category", shared, lang);
    const own = forumWords[lang];
    expect(textOf(bodyOf(html))).toContain(own.whoWrites("Hartwell High"));
    expect(textOf(bodyOf(html))).toContain(own.gone);
    expect(html).toContain(`href="/forum-topic/${token}"`);
    const none = drawn("forum-category", { ...shared, topics: [] }, lang);
    expect(textOf(bodyOf(none))).toContain(own.nothing);
  },
);
