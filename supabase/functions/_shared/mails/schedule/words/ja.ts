import type { ScheduleWords } from "./words.types.ts";

export const words: ScheduleWords = {
  subjects: {
    in: (activity) => `お席を確保しました：${activity}`,
    waiting: (activity) => `キャンセル待ち：${activity}`,
    promoted: (activity) => `空きが出てお席を確保しました：${activity}`,
    changed: () => "プログラムが変わりました",
  },
  titles: {
    in: "お席を確保しました",
    waiting: "キャンセル待ちです",
    promoted: "空きが出ました",
    changed: "予定が変わりました",
  },
  sentences: {
    in: (activity) =>
      `「${activity}」のお席を確保しました。来られない場合は、ほかの方のためにお返しください。`,
    waiting: (activity) =>
      `「${activity}」は満席です。空きが出ると先頭の方に渡り、その際はメールでお知らせします。`,
    promoted: (activity) =>
      `キャンセル待ちだった「${activity}」に参加できるようになりました。来られない場合は、次の方のためにお返しください。`,
    changed: () =>
      "お申し込みまたは担当されている内容に変更がありました。開催されるもののお席はそのままです。",
  },
  changes: {
    added: "追加",
    removed: "取りやめ",
    cancelled: "中止",
    reopened: "予定どおり開催",
    moved: "時間の変更",
    room: "会場の変更",
    host: "担当の変更",
    title: "名称の変更",
    details: "詳細",
  },
  before: (was) => `変更前：${was}`,
  mine: "マイスケジュール",
  takesPart: "人数",
  people: (count) => `${count} 名（ご本人とお連れ様）`,
  why: (email) =>
    `${email} がプログラムに申し込んだか担当しているため、お送りしています。上のリンクはご本人専用です。`,
};
