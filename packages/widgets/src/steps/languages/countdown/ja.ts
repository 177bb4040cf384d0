import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "countdown"> = {
  countdown: {
    label: "カウントダウン",
    region: "カウントダウン",
    left: (distance, when) => `あと${distance}。開始：${when}`,
    soon: (when) => `あと1分未満。開始：${when}`,
    begun: "始まりました",
    until: (time) => `${time}まで`,
    ended: "終了しました",
    thanks: "ご参加ありがとうございました。",
    cancelled: "中止",
    cancelledText: "主催者により中止されました。",
    addToCalendar: "カレンダーに追加",
    page: "イベントのページを見る",
    noneTitle: "現在予定されているイベントはありません",
    noneText: "次の日程はここに自動的に表示されます。",
  },
};
