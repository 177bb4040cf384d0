import type { PeopleWords } from "./words.types.ts";

export const words: PeopleWords = {
  subject: (host) => `${host} でのプロフィール`,
  title: "あなたのプロフィール",
  sentence:
    "このリンクで、ほかの方に見えている内容を項目ごとに確認し、変更できます。アカウントは不要です。",
  held: "主催者が保管しているあなたの情報もすべて確認できます。訂正、写しの取得、消去ができます。",
  notYou: "お心当たりがなければ、何も起きておらず、何も変わっていません。",
  open: "プロフィールを開く",
  why: "リンクはご本人専用です。リンクを知る人はプロフィールを見て変更できます。",
};
