import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "countdown"> = {
  countdown: {
    label: "العد التنازلي",
    region: "العد التنازلي",
    left: (distance, when) => `باقٍ ${distance}. يبدأ: ${when}`,
    soon: (when) => `باقٍ أقل من دقيقة. يبدأ: ${when}`,
    begun: "لقد بدأ",
    until: (time) => `حتى ${time}`,
    ended: "لقد انتهى",
    thanks: "شكرًا لكل من حضر.",
    cancelled: "أُلغيت",
    cancelledText: "ألغاها المضيفون.",
    addToCalendar: "أضف إلى التقويم",
    page: "صفحة المناسبة",
    noneTitle: "لا شيء مخطط له الآن",
    noneText: "يظهر الموعد القادم هنا تلقائيًا.",
  },
};
