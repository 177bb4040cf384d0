import type { PublicForumCopy } from "./words.types.ts";

export const forum: PublicForumCopy = {
  forum: "フォーラム",
  nothing: "まだ質問はありません。",
  posts: (count) => `投稿${count}件`,
  pinned: "固定",
  solved: "解決済み",
  locked: "締め切り",
  answer: "回答",
  edited: "編集済み",
  gone: "退会した人",
  files: (count) => `ファイル${count}件（メンバーのみ）`,
  pages: "ページ",
  pageOf: (page, pages) => `${page} / ${pages}ページ`,
  before: "前のページ",
  after: "次のページ",
  whoWrites: (host) => `どなたでも読めます。書き込めるのは${host}のチームだけです。`,
};
