import type { TalkWords } from "./words.types.ts";

export const words: TalkWords = {
  subjects: { changed: "変更のお知らせ", cancelled: "中止のお知らせ", restored: "開催のお知らせ" },
  titles: {
    changed: "変更のお知らせ",
    cancelled: "開催は中止になりました",
    restored: "予定どおり開催します",
  },
  sentences: {
    changed:
      "イベントの内容に変更がありました。新しい内容は下記のとおりです。添付のカレンダーファイルで予定が移ります。",
    cancelled:
      "主催者がイベントの中止を決めました。添付のカレンダーファイルで予定が取り除かれます。",
    restored:
      "イベントは開催されることになりました。ご回答とチケットはそのまま有効です。添付のカレンダーファイルで予定が戻ります。",
  },
  before: {
    name: "変更前の名称",
    when: "変更前の日時",
    where: "変更前の場所",
    online: "変更前のURL",
  },
  dates: (count) => `対象は ${count} 件の日程です。`,
  details: "詳細を見る",
  why: "招待された方、回答された方、チケットをお持ちの方へお送りしています。上のリンクはご本人専用です。",
  messages: {
    somebody: "どなたか",
    toYou: (who) => `${who}からメッセージが届いています`,
    toAll: (who) => `${who}が皆さんに書き込みました`,
    inTalk: (who, talk) => `${who}が「${talk}」に書き込みました`,
    waiting: (count) => `未読のメッセージが${count}件あります。最新のもの：`,
    file: "画像またはファイル",
    open: "読んで返信する",
    once: "お読みになるまで、この会話についてのメールはこれ以上届きません。",
    why: "この会話に参加されているためお送りしています。上のリンクはご本人専用です。",
    less: "メッセージについてのメールを減らす",
  },
};
