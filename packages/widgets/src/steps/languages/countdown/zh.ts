import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "countdown"> = {
  countdown: {
    label: "倒计时",
    region: "倒计时",
    left: (distance, when) => `还有${distance}。开始时间：${when}`,
    soon: (when) => `还有不到一分钟。开始时间：${when}`,
    begun: "已经开始",
    until: (time) => `至${time}`,
    ended: "已经结束",
    thanks: "感谢每一位到场的人。",
    cancelled: "已取消",
    cancelledText: "主办方已取消活动。",
    addToCalendar: "添加到日历",
    page: "查看活动页面",
    noneTitle: "目前没有安排活动",
    noneText: "下一个日期会自动显示在这里。",
  },
};
