import type { PublicForumCategory } from "@jubilee/core/talk/public-forum.types";
import { jsx } from "react/jsx-runtime";
import type { GuestPage, PageParts, Part } from "../../page.types.ts";
import { ForumCategory } from "./ForumCategory.tsx";
import { forumHead } from "./forum-head.ts";
import type { ForumPart } from "./public-forum.types.ts";
import { forumWords } from "./words/all.ts";

function draw(place: Part<PublicForumCategory>): PageParts {
  const part: ForumPart<PublicForumCategory> = { ...place, own: forumWords[place.reader.lang] };
  const { shared, own, siteUrl, path } = part;
  const { category, host, page } = shared;
  const url = siteUrl + path + (page > 1 ? `?page=${page}` : "");
  return {
    title: `${category.name} · ${own.forum} · ${host}`,
    head: forumHead({ title: category.name, summary: category.about ?? own.whoWrites(host), url }),
    colours: "",
    body: jsx(ForumCategory, part),
  };
}

/** A category of a forum that its moderators have opened to everybody. */
export const page: GuestPage<PublicForumCategory> = {
  paths: ["/forum-category/:token"],
  opens: "forum",
  asksWith: ["page"],
  steps: ["page"],
  isFound: true,
  localeOf: ({ locale }) => locale,
  draw,
};
