import { words as common } from "../../words/ja.ts";
import type { AnswersWords } from "./words.types.ts";

const { people } = common;

export const words: AnswersWords = {
  subjects: {
    yes: "ご出席を承りました",
    maybe: "未定として承りました",
    no: "ご欠席を承りました",
    waitlisted: "キャンセル待ちに登録されました",
    promoted: "空きが出ました",
  },
  titles: {
    yes: "会場でお待ちしています",
    maybe: "お会いできますように",
    no: "お会いできず残念です",
    waitlisted: "キャンセル待ちです",
    promoted: "空きが出ました",
  },
  says: {
    yes: (count) => `${people(count)}の出席として承りました。`,
    maybe: (count) =>
      `${people(count)}が未定として承りました。決まりましたら主催者にお知らせください。`,
    promoted: (count) => `キャンセル待ちから繰り上がり、${people(count)}の席が確保されました。`,
  },
  saysNo: "欠席として承りました。ご都合が変わりましたら回答を変更してください。",
  saysWaiting: (place, count) =>
    `現在満席です。${people(count)}で${place === null ? "お待ちいただいています" : `${place} 番目にお待ちいただいています`}。空きが出ると席が確保され、メールでお知らせします。`,
  states: { yes: "出席", maybe: "未定", no: "欠席", waitlisted: "キャンセル待ち" },
  note: "メッセージ",
  party: "ご一行",
  unnamed: "お連れ様（お名前は後日）",
  reply: "ご回答",
  change: "回答を変更",
  see: "回答を見る",
  doorCode: "入場用コード",
  calendar: "カレンダー用の予定を添付しました。",
  why: "招待に回答された方へお送りしています。上のリンクはご本人専用です。リンクを知る人は回答を変更できます。",
  late: {
    subject: "変更が締め切りに間に合いませんでした",
    title: "締め切り後の回答でした",
    sentence: (asked) =>
      `${asked} に届いた回答は締め切り後のため、主催者はお受けできませんでした。`,
    counts: "以前の回答が下記のとおり有効です。",
    none: "有効な回答はありません。",
    write: "大切なご用件でしたら主催者にご連絡ください。主催者が回答を変更できます。",
    why: "締め切り後にあなたのリンクから回答が送られたため、お送りしています。",
  },
  link: {
    subject: "あなたのリンク",
    title: "あなたのリンクです",
    replied:
      "あなたのお名前とこのアドレスで回答がありましたが、すでにいただいた回答が有効です。リンクから確認・変更できます。",
    asked:
      "このアドレス宛ての招待についてお問い合わせがありました。リンクから回答や変更ができます。",
    notYou: "お心当たりがなければ、何も起きておらず、何も変わっていません。",
    open: "招待を開く",
    openOf: (name) => `${name}さんの招待を開く`,
    of: (name) => `${name}さんの招待`,
    why: "リンクはご本人専用です。リンクを知る人は回答を変更できます。",
  },
  invitation: {
    subject: "ご招待",
    over: (hosts) => `${hosts}より`,
    overAlone: "ご招待",
    sentence: (name) =>
      name === "" ? "ご参加いただけますか。" : `${name}さん、ぜひお越しください。`,
    isFor: (names) => `この招待は${names}宛てです。`,
    answer: "回答する",
    answerAll: "全員分を回答する",
    choices: { yes: "参加", maybe: "未定", no: "不参加" },
    tickets: "チケットを入手",
    why: () =>
      "主催者の名簿にこのアドレスがあるため、お送りしています。リンクはご本人専用で、アカウントは不要です。",
  },
  reminder: {
    subject: (event) => `参加されますか？ ${event}`,
    title: (name) => (name === "" ? "参加されますか？" : `${name}さん、参加されますか？`),
    sentence: "まだお返事をいただいていません。",
    byTicket:
      "まだお返事をいただいていません。チケットがあれば席は確保され、ほかの手続きは不要です。",
  },
};
