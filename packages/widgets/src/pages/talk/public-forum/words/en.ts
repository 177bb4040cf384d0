import type { PublicForumCopy } from "./words.types.ts";

export const forum: PublicForumCopy = {
  forum: "Forum",
  nothing: "Nothing has been asked here yet.",
  posts: (count) => (count === 1 ? "1 post" : `${count} posts`),
  pinned: "Pinned",
  solved: "Solved",
  locked: "Locked",
  answer: "The answer",
  edited: "edited",
  gone: "Somebody who left",
  files: (count) => `${count === 1 ? "A file" : `${count} files`}, for members alone`,
  pages: "Pages",
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  before: "Previous page",
  after: "Next page",
  whoWrites: (host) => `Everybody can read this. Only the team of ${host} writes here.`,
};
