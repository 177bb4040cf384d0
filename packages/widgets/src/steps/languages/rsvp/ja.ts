import type { WidgetCopy } from "../../../copy/copy.types.ts";

const greet = (text: string, name: string) => (name ? `${name}さん、${text}` : text);

export const copy: Pick<WidgetCopy, "rsvp" | "companions" | "sendReply" | "sent"> = {
  rsvp: {
    label: "出欠を回答",
    region: "招待への回答",
    title: "参加されますか?",
    answers: { yes: "参加", maybe: "未定", no: "不参加" },
    party: "何名様ですか?",
    partyHelp: (most) => `ご本人を含め ${most} 名まで`,
    note: (hosts) => (hosts ? `${hosts}へのメッセージ` : "主催者へのメッセージ"),
    changeUntil: (day) => `${day}まで変更できます`,
    sum: {
      yes: (count) => `${count} 名参加`,
      maybe: (count) => `${count} 名未定`,
      no: "不参加",
    },
    send: "回答を送る",
    save: "回答を保存",
    sending: "回答を送信中",
    coming: (count) => `現在 ${count} 名が参加予定`,
    few: (places) => `残り ${places} 席`,
    fullFlag: (places) => ((places ?? 1) === 1 ? "満席です" : `${places} 席すべて埋まりました`),
    waitTitle: "空席を待つ",
    waitText: (ahead) =>
      `予定は変わるものです。メールアドレスを残していただければ、空き次第お知らせします。 ${ahead === 0 ? "先頭になります。" : `前に ${ahead} 名お待ちです。`}`,
    wait: "キャンセル待ちに登録",
  },
  companions: {
    name: (number, of) => (of === 1 ? "同伴者のお名前" : `同伴者${number}のお名前`),
  },
  sendReply: {
    choose: "参加・未定・不参加のいずれかを選んでください。",
    unsentTitle: "回答はまだ送信されていません",
    unsentText: "接続が切れました。入力内容はそのままです。もう一度送っても二重にはなりません。",
  },
  sent: {
    title: {
      yes: (day, name) => greet(`${day}にお会いしましょう`, name),
      maybe: (_day, name) => greet("未定として承りました", name),
      no: (_day, name) => greet("またの機会に", name),
      waitlisted: (_day, name) => greet("キャンセル待ちに登録しました", name),
    },
    text: {
      yes: "回答は主催者に届きました。",
      maybe: "主催者に未定と伝わっています。決まりましたらお知らせください。",
      no: "回答は主催者に届きました。予定が変わればここで変更できます。",
      waitlisted: "空き次第お知らせします。",
    },
    position: (place) => `順番は ${place} 番目です。`,
    copySent: (email) => `確定した内容は ${email} 宛てのメールをご覧ください。`,
    party: "人数",
    people: (count) => (count === 1 ? "ご本人のみ" : `${count} 名`),
    reply: "回答",
    answers: { yes: "参加", maybe: "未定", no: "不参加", waitlisted: "キャンセル待ち" },
    note: "メッセージ",
    addToCalendar: "カレンダーに追加",
    calendarFile: "Apple など (.ics)",
    change: "回答を変更",
    final: "回答の受付は終了しました。変更は主催者にご連絡ください。",
    byMail: "変更するには、お送りしたメールのリンクを開いてください。",
    another: "別の方の回答をする",
  },
};
