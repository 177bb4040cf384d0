import type { GivingWords } from "./words.types.ts";

export const words: GivingWords = {
  page: "募金のページ",
  seeGift: "寄付を見る",
  changeGift: "寄付を変更・終了する",
  why: (email, code) => `寄付 ${code} に ${email} が入力されたため、お送りしています。`,
  received: {
    subject: (sum, to) => `領収：${to} へ ${sum}`,
    title: "ありがとうございます",
    sentence: (sum, to) => `${to} が ${sum} のご寄付を受け取りました。`,
    repeats: {
      month: (sum) =>
        `毎月 ${sum} をご寄付いただきます。金額の変更、休止、終了はいつでもできます。`,
      year: (sum) => `毎年 ${sum} をご寄付いただきます。金額の変更、休止、終了はいつでもできます。`,
    },
    gift: (to) => `${to} への寄付`,
    fee: "決済手数料（ご負担分）",
    sum: "受領額",
    receipt: "領収番号",
    date: "日付",
    fund: "使いみち",
    honour: "敬意を込めて",
    memory: "追悼",
  },
  refunded: {
    subject: (sum) => `ご寄付のうち ${sum} を返金しています`,
    title: (sum) => `${sum} を返金しています`,
    sentence: "ご寄付と同じ方法で、通常 5 日から 10 日で戻ります。",
  },
  failed: {
    subject: (to) => `${to} への寄付の決済ができませんでした`,
    title: "今回は決済ができませんでした",
    rests: "引き落としはされていません。継続の寄付は休止しています。",
    triesAgain: "引き落としはされていません。3 日後に再度お手続きします。",
    amount: "金額",
    look: "寄付を見る",
  },
};
