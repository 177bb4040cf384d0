import type { PlanningWords } from "./words.types.ts";

export const words: PlanningWords = {
  asked: "ご投票のお願い",
  again: "まだ投票できます",
  sentence: (hosts) => `${hosts}からの質問です。`,
  sentenceAlone: "主催者からの質問です。",
  anonymous: (fewest) =>
    `この投票は匿名です。誰が何を選んだかは分からず、結果は ${fewest} 票から表示されます。投票後の変更はできません。`,
  named: "結果を見られる方には、投票とお名前が表示されます。締め切りまでは変更できます。",
  vote: "投票する",
  poll: "投票",
  question: () => "質問",
  openUntil: "締め切り",
  link: {
    subject: "あなたのリンク",
    title: "あなたのリンクです",
    sentence: "このリンクから投票を確認し、締め切りまで変更できます。",
    notYou: "お心当たりがない場合は、アドレスの入力間違いです。",
    open: "投票を開く",
    why: "リンクはご本人専用です。リンクを知る人は投票を変更できます。",
  },
};
