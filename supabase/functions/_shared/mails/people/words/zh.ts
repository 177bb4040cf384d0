import type { PeopleWords } from "./words.types.ts";

export const words: PeopleWords = {
  subject: (host) => `您在 ${host} 的资料`,
  title: "您的资料",
  sentence: "通过此链接，您可以逐项查看并修改别人看到的您的资料。无需账户。",
  held: "您还能看到主办方保存的关于您的全部信息：可以更正、获取副本或要求删除。",
  notYou: "不是您索取的？那么什么都没有发生，也没有任何改动。",
  open: "打开我的资料",
  why: "链接只属于您：拿到它的人可以查看和修改您的资料。",
};
