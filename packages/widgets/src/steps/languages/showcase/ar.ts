import type { WidgetCopy } from "../../../copy/copy.types.ts";
import { apart } from "../../../format/apart.ts";

export const copy: Pick<WidgetCopy, "showcase" | "gallery"> = {
  showcase: {
    label: "الفعالية",
    region: "الفعاليات",
    by: (hosts) => `بدعوة من ${apart(hosts)}`,
    online: "عبر الإنترنت",
    cancelled: "أُلغيت",
    ended: "انتهت",
    full: "لم يبقَ أي مكان",
    left: (places) => {
      const forms = { one: "بقي مكان واحد", two: "بقي مكانان", few: `بقيت ${places} أماكن` };
      const rule = new Intl.PluralRules("ar").select(places);
      return rule === "one" || rule === "two" || rule === "few"
        ? forms[rule]
        : `بقي ${places} مكانًا`;
    },
    from: (price) => `ابتداءً من ${price}`,
    free: "مجانًا",
    addToCalendar: "أضف إلى التقويم",
    reply: "الرد على الدعوة",
    wait: "الانضمام إلى قائمة الانتظار",
    tickets: "شراء التذاكر",
    give: "تبرّع",
    back: "العودة إلى الفعالية",
    schedule: "البرنامج",
    readOn: "متابعة القراءة",
    emptyTitle: "لا شيء مخطط له الآن",
    emptyText: "تظهر المواعيد الجديدة هنا تلقائيًا. عُد قريبًا.",
    all: (count) => `عرض الكل (${count})`,
    previousMonth: "الشهر السابق",
    nextMonth: "الشهر التالي",
    quietMonth: "لا شيء في هذا الشهر.",
  },
  gallery: {
    photos: "الصور",
    photo: (place, count) => `الصورة ${place} من ${count}`,
    place: (place, count) => `${place} من ${count}`,
    previous: "الصورة السابقة",
    next: "الصورة التالية",
    sponsors: "بدعم من",
  },
};
