import type { HeldCopy } from "@jubilee/core/people/held.types";

export const held: HeldCopy = {
  person: {
    title: "أنتم",
    name: "الاسم",
    formerName: "الاسم السابق",
    email: "البريد الإلكتروني",
    phone: "الهاتف",
    language: "اللغة",
    timeZone: "المنطقة الزمنية",
    knownSince: "معروفون منذ",
    noMailsSince: "بلا رسائل منذ",
    details: {
      city: "المدينة",
      country: "البلد",
    },
  },
  travel: {
    title: "السفر",
    records: "بيانات السفر",
    alone: (count) => `${count}، لا يفتحها سواكم`,
  },
  answers: {
    title: "المناسبات والردود",
    states: {
      yes: "سيحضر",
      no: "لن يحضر",
      maybe: "ربما يحضر",
      waitlisted: "ينتظر مكانًا",
      none: "لا رد بعد",
    },
    people: (count) => `عدد الأشخاص: ${count}`,
    household: (name) => `الأسرة: ${name}`,
    invited: (day) => `الدعوة: ${day}`,
    opened: (day) => `الفتح: ${day}`,
    seenAs: (name) => `الاسم في الصفحة: ${name}`,
  },
  companions: {
    title: "من يأتي معكم",
    nameless: "بلا اسم بعد",
    child: "طفل",
  },
  mails: {
    title: "رسائل إليكم",
    kinds: {
      invitation: "دعوة",
      reminder: "تذكير",
    },
    states: {
      queued: "في الانتظار",
      sent: "أُرسلت",
      skipped: "تُركت",
      failed: "فشلت",
    },
  },
  sentMails: {
    title: "ما حدث للرسائل الموجهة إليكم",
    topics: {
      service: "عمّا قمتم به",
      changes: "تغيير في الموعد",
      invitations: "دعوة",
      announcements: "إعلان",
      campaigns: "نشرة",
      messages: "رسائل تنتظرك",
    },
    states: {
      queued: "في الانتظار",
      sent: "أُرسلت",
      delivered: "وصلت",
      bounced: "عادت",
      complained: "أُبلغ عنها",
      dropped: "لم تُرسل",
    },
    stop: "لا تصلكم رسائل",
    stops: {
      hard_bounce: "لم يقبل عنوانكم رسالة",
      complaint: "أبلغتم عن رسالة",
      manual: "قرر المضيفون ذلك",
      unsubscribed: "لم ترغبوا في الرسائل",
    },
  },
  announcements: {
    title: "الإعلانات",
    told: (day) => `أُرسل ${day}`,
    read: (day) => `قُرئ ${day}`,
  },
  campaigns: {
    title: "النشرات",
    sent: (day) => `أُرسلت ${day}`,
    opened: (day) => `فُتحت ${day}`,
    pressed: (links) => (links === 1 ? "رابط واحد مفتوح" : `الروابط المفتوحة: ${links}`),
  },
  polls: {
    title: "الاستطلاعات",
    voted: "صوّتم",
    asked: "سُئلتم",
  },
  messages: {
    title: "المحادثات",
    as: (name) => `باسم ${name}`,
    written: (count) => `${count} من الرسائل`,
    files: (count) =>
      count === 1
        ? "ملف واحد"
        : count === 2
          ? "ملفان"
          : count <= 10
            ? `${count} ملفات`
            : `${count} ملفًا`,
  },
  questions: { title: "أسئلة إلى المضيفين", answered: "أُجيب عنه" },
  activities: {
    title: "الأنشطة",
    states: {
      going: "مشارك",
      waiting: "في الانتظار",
      left: "انسحب",
    },
  },
  orders: {
    title: "الطلبات",
    states: {
      reserved: "محجوز",
      awaiting_payment: "بانتظار الدفع",
      awaiting_offline: "يُدفع لاحقًا",
      completed: "مكتمل",
      partially_refunded: "أُعيد جزء من المبلغ",
      refunded: "أُعيد المبلغ",
      cancelled: "ملغى",
      expired: "منتهٍ",
    },
  },
  waitingLists: {
    title: "قوائم الانتظار",
    places: (count) => `عدد الأماكن: ${count}`,
    states: {
      waiting: "في الانتظار",
      offered: "معروض",
      accepted: "مقبول",
      declined: "مرفوض",
      expired: "منتهٍ",
      left: "تُرك",
      removed: "أُزيل",
    },
  },
};
