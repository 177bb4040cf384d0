import { apart } from "../../../../format/apart.ts";
import { copy } from "../../../../steps/languages/tickets/ar.ts";
import type { OrderWords } from "./words.types.ts";

const counted = (tickets: number) =>
  tickets === 1
    ? "تذكرة واحدة"
    : tickets === 2
      ? "تذكرتين"
      : tickets <= 10
        ? `${tickets} تذاكر`
        : `${tickets} تذكرة`;

export const words: OrderWords = {
  pass: copy.pass,
  checkout: copy.checkout,
  nameless: ["لا يذكر هذا العنوان أي طلب", "افتح الرابط في الرسالة التي وصلت مع تذاكرك."],
  order: (code) => `الطلب ${apart(code)}.`,
  states: {
    reserved: ["لم يكتمل بعد", "التذاكر محجوزة لك. عُد إلى حيث اخترتها لتُكمل."],
    awaiting_payment: ["في انتظار الدفع", "تظهر التذاكر في هذه الصفحة حال تأكيد الدفع."],
    awaiting_offline: [
      "محجوزة لك حتى يُدفع ثمنها",
      "تصلك التذاكر بالبريد حال وصول المال إلى المنظّم.",
    ],
    refunded: ["مالك في طريقه إليك", "لم تعد تذاكر هذا الطلب صالحة."],
    cancelled: ["أُلغي هذا الطلب", "لم يُخصم شيء."],
    expired: ["انتهت مدة الحجز", "عادت التذاكر إلى البيع ولم يُخصم شيء. يمكنك أن تأخذها من جديد."],
  },
  partlyRefunded: "أُعيد جزء من المال.",
  alsoMailed: (email) => `التذاكر في طريقها أيضًا إلى ${apart(email)}.`,
  calledOff: (event) => `لن تُقام ${apart(event)}`,
  calledOffPaid: "لم تعد تذاكره صالحة للدخول.",
  calledOffUnpaid: "نرجو ألا تدفع ثمنه.",
  passedOn: (tickets) => (tickets === 1 ? "أعطيت تذكرتك لغيرك" : "أعطيت تذاكرك لغيرك"),
  invalid: (tickets) => (tickets === 1 ? "لم تعد تذكرتك صالحة" : "لم تعد تذاكرك صالحة"),
  admitsNobody: "لم يعد أي رمز من رموزه هنا صالحًا للدخول.",
  lookAgain: "انظر من جديد",
  ticket: {
    label: (number) => `التذكرة ${apart(number)}`,
    admits: (holder) => `دخول ${apart(holder)}`,
    fill: "المس لملء الشاشة",
    showCode: "أظهر الرمز",
    when: "متى",
    where: "أين",
    seatLabel: "المقعد",
    seat: (table, seat) => `${apart(table)}، المقعد ${seat}`,
    states: {
      checked_in: "سُجّل الدخول",
      cancelled: "ملغاة: غير صالحة",
      refunded: "رُدّ ثمنها: غير صالحة",
      transferred: "أُعطيت لغيرك: غير صالحة",
    },
    off: "لا تتيح الدخول",
    joinOnline: "شارك عبر الإنترنت",
    copyCode: "انسخ الرمز",
    toApple: "أضف إلى Apple Wallet",
    updateApple: "حدّث Apple Wallet",
    toGoogle: "احفظ في Google Wallet",
    next: (holder) => `التالي: ${apart(holder)}`,
  },
  rename: {
    open: "غيّر الاسم",
    title: "غيّر الاسم",
    text: "يبقى الرمز كما هو.",
    name: "الاسم",
    save: "احفظ",
    done: "تغيّر الاسم",
  },
  transfer: {
    open: "أعطها لغيرك",
    title: "أعطِ هذه التذكرة لغيرك",
    text: "يبطل الرمز هنا منذ ذلك الحين، وتصل إلى صاحبها الجديد تذكرة خاصة به بالبريد. يمكنك استعادتها ما لم يقبلها.",
    email: "بريده الإلكتروني",
    send: "أعطها",
    done: (name) => `التذكرة في طريقها إلى ${apart(name)}`,
  },
  passed: {
    waits: (name, email) =>
      `تنتظر على ${apart(email)} أن يقبلها ${apart(name)}. العنوان خطأ؟ استعدها.`,
    belongs: (name) => `صارت الآن لـ ${apart(name)}.`,
    from: (name) =>
      name === null
        ? "أُعطيت لك هذه التذكرة، ويمكن استعادتها ما لم تقبلها."
        : `أعطاك إياها ${apart(name)}، ويمكن استعادتها ما لم تقبلها.`,
    accept: "اقبل التذكرة",
    accepted: "التذكرة لك",
    takeBack: "استعدها",
    takenBack: "عادت التذكرة إليك",
    again: "أرسلها من جديد",
    sentAgain: (email) => `التذكرة في طريقها إلى ${apart(email)}`,
  },
  cancel: {
    open: "ألغِ تذاكر",
    text: "ما تلغيه لا يعود صالحًا للدخول، ويذهب إلى غيرك على الفور.",
    until: (moment) => `يمكنك الإلغاء حتى ${apart(moment)}.`,
    each: (sum) => `يُعاد ${apart(sum)}`,
    back: (sum) => `يُعاد إليك ${apart(sum)} بطريقة الدفع نفسها.`,
    count: (tickets) => `ألغِ ${counted(tickets)}`,
    chosen: "ألغِ ما اخترته",
    keep: "أبقِها",
    done: (tickets) => (tickets === 1 ? "أُلغيت التذكرة" : "أُلغيت التذاكر"),
  },
  giveUp: {
    open: "تخلَّ عن الطلب",
    title: "هل تتخلى عن هذا الطلب؟",
    text: "تصبح أماكنك متاحة لغيرك على الفور، ولا يبقى ما يُدفع.",
    keep: "أبقِ الطلب",
    done: "تخليت عن الطلب، وتؤكد ذلك رسالة بالبريد",
  },
  next: {
    title: "ماذا بعد",
    pdf: (tickets) => (tickets === 1 ? "التذكرة بصيغة PDF" : "كل التذاكر بصيغة PDF"),
    pdfNote: "على ورق، أو لمن يأتي معك",
    orderPdf: "الطلب بصيغة PDF",
    keep: "احفظ على هذا الجهاز",
    kept: "محفوظة على هذا الجهاز",
    keepNote: "تُفتح عند المدخل دون اتصال",
    keepDone: "صارت هذه الصفحة تُفتح دون اتصال",
    forgotten: "لم تعد التذاكر على هذا الجهاز",
    keepFailed: "لم يحفظ هذا الجهاز الصفحة. ملف PDF يعمل في كل مكان.",
    again: "أرسل من جديد",
    againNote: (email) => `بالبريد إلى ${apart(email)}`,
    sentAgain: (email) => `التذاكر في طريقها إلى ${apart(email)}`,
  },
  receipt: {
    title: "الإيصال والفواتير",
    total: "المجموع",
    taxes: "منها ضرائب",
    bills: { invoice: "فاتورة", credit_note: "إشعار دائن" },
  },
  payLater: {
    title: (sum, code) => `ادفع ${apart(sum)} واذكر الطلب ${apart(code)}`,
    until: (moment) => `تذاكرك محجوزة لك حتى ${apart(moment)}.`,
    reference: "المرجع",
    account: {
      holder: "صاحب الحساب",
      iban: "رقم الآيبان",
      number: "رقم الحساب",
      code: "رمز البنك",
      bank: "البنك",
    },
    copy: (what) => `انسخ: ${what}`,
    howTo: "طريقة الدفع",
  },
};
