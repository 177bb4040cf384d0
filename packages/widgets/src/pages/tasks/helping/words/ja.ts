import type { HelpingCopy } from "./words.types.ts";

export const helping: HelpingCopy = {
  title: "あなたの担当",
  lead: (name) =>
    `${name}さん、お手伝いありがとうございます。終わったものにチェックを入れると、主催者にすぐ伝わります。`,
  none: "今のところ担当はありません。ここに表示されます。",
  allDone: "すべて終わりました。ありがとうございます。",
  done: "終わったもの",
  until: (day) => `${day}まで`,
  late: (until) => `${until}：期限を過ぎています`,
  someDay: "日付は未定",
  with: (names) => `${names}と一緒に`,
  steps: "手順",
  tick: "終わった",
  mailed: "期限が近いものをメールでお知らせします。",
  notMailed: "担当についてのメールは届きません。",
  noMore: "メールを止める",
  again: "また知らせる",
  comments: "コメント",
  comment: (title) => `「${title}」へのコメント`,
  send: "送信",
  you: "あなた",
  gone: "今はいない人",
  files: (count) => `ファイル ${count} 件`,
};
