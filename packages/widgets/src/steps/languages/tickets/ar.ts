import type { WidgetCopy } from "../../../copy/copy.types.ts";
import { apart } from "../../../format/apart.ts";

const greet = (text: string, name: string) => (name ? `${text} يا ${apart(name)}` : text);
const tickets = (count: number) =>
  count === 1
    ? "تذكرة واحدة"
    : count === 2
      ? "تذكرتان"
      : count <= 10
        ? `${count} تذاكر`
        : `${count} تذكرة`;

export const copy: Pick<WidgetCopy, "tickets" | "sendHold" | "checkout" | "pass" | "line"> = {
  tickets: {
    label: "احصل على تذاكر",
    region: "التذاكر",
    title: "التذاكر",
    free: "مجانًا",
    left: (count) => `بقي ${count}`,
    soldOut: "نفدت",
    paused: "ليست للبيع الآن",
    ended: "انتهى البيع",
    from: (day) => `للبيع من ${day}`,
    least: (count) => `${count} على الأقل في الطلب`,
    total: "المجموع",
    checkOut: "إتمام الشراء",
    get: "احصل على التذاكر",
    holding: "نحجز تذاكرك",
    allYouPay: "هذا كل ما تدفعه: الرسوم والضرائب مشمولة.",
    joinLine: "قائمة الانتظار",
    before: "السعر العادي",
    promo: "رمز ترويجي",
    amount: "اختر المبلغ",
  },
  sendHold: {
    chooseFirst: "اختر تذكرة واحدة على الأقل.",
    unheldTitle: "لم تُحجز تذاكرك بعد",
    unheldText:
      "انقطع الاتصال في الطريق. لم يضع شيء: اختيارك ما زال هنا، وإعادة المحاولة لا تحجز مرتين.",
  },
  checkout: {
    held: (count) => `تُحجز لك ${tickets(count)} لمدة`,
    tickets: "التذاكر",
    title: "من سيحضر؟",
    holder: (type, place) => (place === null ? type : `${apart(type)}، تذكرة ${place}`),
    holderHint: "الاسم الأول واسم العائلة",
    sendNote: "تُرسل التذاكر إلى هذا العنوان. الاسم الفارغ يصبح اسمك.",
    count: tickets,
    pay: (amount) => `ادفع ${amount}`,
    finish: "احصل على تذاكري",
    leaving: "نفتح صفحة الدفع",
    payNote: "تدفع في صفحة مزود الدفع ثم تعود إلى هنا مباشرة.",
    freeNote: "لا شيء تدفعه.",
    payLater: "الدفع لاحقًا",
    minutesLeft: (minutes) => `الدقائق الباقية: ${minutes}`,
    moreTime: "أحتاج إلى وقت أطول",
    moreGiven: "لديك 15 دقيقة إضافية",
    ranOutTitle: "انتهى الوقت",
    ranOutText: "عادت تذاكرك إلى البيع. الأسماء التي كتبتها ما زالت هنا، وأكثر الأنواع متاح.",
    takeAgain: "احجزها مرة أخرى",
    unpaidTitle: "لم تصل دفعتك",
    unpaidText: "لم يؤخذ شيء بحسب علمنا، وتذاكرك ما زالت محجوزة. يمكنك الدفع الآن.",
    cancelledTitle: "لم تدفع بعد",
    cancelledText: "لم يُخصم أي مبلغ. تذاكرك ما زالت محجوزة، والأسماء ما زالت هنا.",
    declinedTitle: "رفض بنكك الدفع، ولم يؤخذ شيء",
    declinedText: "الأسماء التي كتبتها ما زالت هنا. حاول مرة أخرى أو ببطاقة أخرى.",
    payAgain: "حاول الدفع مرة أخرى",
    waitingTitle: "لحظة واحدة",
    waitingText: "ننتظر وصول دفعتك. تظهر تذاكرك هنا من نفسها.",
    unsentTitle: "لم يُرسل طلبك بعد",
    unsentText:
      "انقطع الاتصال في الطريق. لم يضع شيء: الأسماء ما زالت هنا، وإعادة الإرسال لا تدفع مرتين.",
  },
  pass: {
    title: (name) => greet("ستكون معنا", name),
    sent: (code, email) =>
      `الطلب ${apart(code)}. التذاكر في طريقها أيضًا إلى ${email ? apart(email) : "بريدك"}.`,
    refundedTitle: "أُعيد مبلغ هذا الطلب",
    refundedText: (code) => `الطلب ${apart(code)}. المال في طريقه إليك.`,
    holder: "الاسم",
    type: "التذكرة",
    number: "الرقم",
    pager: (place, all) => `التذكرة ${place} من ${all}`,
    previous: "التذكرة السابقة",
    next: "التذكرة التالية",
    code: (number) => `رمز التذكرة ${number}`,
    addToCalendar: "أضف إلى التقويم",
    calendarFile: "آبل وغيرها (.ics)",
    print: "اطبع",
    more: "اشتر المزيد",
  },
  line: {
    party: "كم تذكرة؟",
    split: "عدد أقل مناسب أيضًا",
    apply: "تطبيق",
    remove: "من دون رمز",
    least: (amount) => `${amount} على الأقل`,
    flag: (type) => `${apart(type)}، نفدت`,
    title: "انضم إلى قائمة الانتظار",
    text: "قد تتغير الخطط. اترك بريدك ونكتب لك فور توفر واحدة.",
    join: "انضم إلى قائمة الانتظار",
    back: "التذاكر",
    joinedTitle: "أنت في قائمة الانتظار",
    joinedText: (position) =>
      position === null
        ? "نكتب لك فور توفر واحدة."
        : `رقمك في الانتظار ${position}. نكتب لك فور توفر واحدة.`,
  },
};
