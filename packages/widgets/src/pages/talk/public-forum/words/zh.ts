import type { PublicForumCopy } from "./words.types.ts";

export const forum: PublicForumCopy = {
  forum: "论坛",
  nothing: "这里还没有人提问。",
  posts: (count) => `${count} 条帖子`,
  pinned: "置顶",
  solved: "已解决",
  locked: "已关闭",
  answer: "答案",
  edited: "已编辑",
  gone: "已离开的人",
  files: (count) => `${count} 个文件，仅成员可见`,
  pages: "页码",
  pageOf: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  before: "上一页",
  after: "下一页",
  whoWrites: (host) => `所有人都可以阅读。只有${host}的团队可以在此发言。`,
};
