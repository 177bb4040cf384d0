import type { WidgetCopy } from "../../copy/copy.types.ts";

const greet = (text: string, name: string) => (name ? `${text} يا ${name}` : text);
const people = (count: number) =>
  count === 1
    ? "شخص واحد"
    : count === 2
      ? "شخصان"
      : count <= 10
        ? `${count} أشخاص`
        : `${count} شخصًا`;
const tickets = (count: number) =>
  count === 1
    ? "تذكرة واحدة"
    : count === 2
      ? "تذكرتان"
      : count <= 10
        ? `${count} تذاكر`
        : `${count} تذكرة`;

export const copy: WidgetCopy = {
  common: {
    direction: "rtl",
    loading: "جارٍ التحميل",
    with: "مع",
    testMode: "وضع الاختبار: لا تُدفع أموال",
    tryAgain: "حاول مرة أخرى",
    close: "إغلاق",
    name: "اسمك",
    email: "البريد الإلكتروني",
    optional: "اختياري",
    one: { fewer: "أقل بواحد", more: "أكثر بواحد" },
    unavailableTitle: "لا يمكن الوصول إلى المناسبة الآن",
    unavailableText: "تحقق من الاتصال ثم حاول مرة أخرى. لم يضع شيء مما كتبته.",
    forYou: (time, city) => `عندك في ${city}: ${time}`,
  },
  contact: {
    nameMissing: "من فضلك اكتب اسمك.",
    emailMissing: "من فضلك اكتب بريدك الإلكتروني ليصلك الجواب.",
    emailEnding: "ينقص العنوان نهايته، مثل .org أو .com.",
    emailWrong: "لا يبدو هذا عنوان بريد إلكتروني، مثل ada@example.org.",
  },
  rsvp: {
    label: "الرد على الدعوة",
    region: "الرد على الدعوة",
    title: "هل ستكون معنا؟",
    answers: { yes: "نعم", maybe: "ربما", no: "لا" },
    party: "كم عددكم؟",
    partyHelp: (most) => `أنت منهم، حتى ${most}`,
    note: (hosts) => (hosts ? `رسالة إلى ${hosts}` : "رسالة إلى المضيفين"),
    changeUntil: (day) => `يمكنك تغييره حتى ${day}`,
    sum: {
      yes: (count) => `سيحضر ${people(count)}`,
      maybe: (count) => `ربما يحضر ${people(count)}`,
      no: "لن أحضر",
    },
    send: "أرسل ردي",
    save: "احفظ ردي",
    sending: "جارٍ إرسال ردك",
    coming: (count) => `سيحضر حتى الآن ${people(count)}`,
    few: (places) => `بقي ${places}`,
    fullFlag: (places) => (places === null ? "كل الأماكن محجوزة" : `كل الأماكن محجوزة (${places})`),
    waitTitle: "انتظر مكانًا",
    waitText: (ahead) =>
      `قد تتغير الخطط. اترك بريدك ونكتب لك فور توفر مكان. ${
        ahead === 0 ? "ستكون أول المنتظرين." : `قبلك في الانتظار: ${ahead}.`
      }`,
    wait: "انضم إلى قائمة الانتظار",
    back: "عد إلى إجاباتي",
  },
  sendReply: {
    choose: "اختر نعم أو ربما أو لا.",
    unsentTitle: "لم يُرسل ردك بعد",
    unsentText:
      "انقطع الاتصال في الطريق. لم يضع شيء: إجاباتك ما زالت هنا، وإعادة الإرسال لا تكرر الرد.",
  },
  sent: {
    title: {
      yes: (day, name) => greet(`نراك في ${day}`, name),
      maybe: (_day, name) => greet("سجلنا أنك ربما تأتي", name),
      no: (_day, name) => greet("سنفتقدك", name),
      waitlisted: (_day, name) => greet("أنت في قائمة الانتظار", name),
    },
    text: {
      yes: "وصل ردك إلى المضيفين.",
      maybe: "يعرف المضيفون أنك قد تأتي. أخبرهم حين تتأكد.",
      no: "وصل جوابك إلى المضيفين. إن تغيرت خططك فغيّره هنا.",
      waitlisted: "نكتب لك فور توفر مكان.",
    },
    position: (place) => `رقمك في الانتظار ${place}.`,
    copySent: (email) => `نسخة في طريقها إلى ${email}.`,
    party: "العدد",
    people,
    reply: "الرد",
    answers: { yes: "نعم", maybe: "ربما", no: "لا", waitlisted: "في الانتظار" },
    note: "رسالتك",
    addToCalendar: "أضف إلى التقويم",
    calendarFile: "آبل وغيرها (.ics)",
    change: "غيّر الرد",
    final: "أُغلق باب الرد؛ اكتب إلى المضيفين إن تغير شيء.",
  },
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
    holder: (type, place) => (place === null ? type : `${type}، تذكرة ${place}`),
    holderHint: "الاسم الأول واسم العائلة",
    sendNote: "تُرسل التذاكر إلى هذا العنوان. الاسم الفارغ يصبح اسمك.",
    count: tickets,
    pay: (amount) => `ادفع ${amount}`,
    finish: "احصل على تذاكري",
    leaving: "نفتح صفحة الدفع",
    payNote: "تدفع في صفحة مزود الدفع ثم تعود إلى هنا مباشرة.",
    freeNote: "لا شيء تدفعه.",
    minutesLeft: (minutes) => `الدقائق الباقية: ${minutes}`,
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
    sent: (code, email) => `الطلب ${code}. التذاكر في طريقها أيضًا إلى ${email || "بريدك"}.`,
    refundedTitle: "أُعيد مبلغ هذا الطلب",
    refundedText: (code) => `الطلب ${code}. المال في طريقه إليك.`,
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
    flag: (type) => `${type}، نفدت`,
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
  closed: {
    invalidTitle: "لم يعد هذا الرابط صالحًا",
    invalidText: "ربما استبدله المضيف. اطلب منه الرابط الجديد.",
    blockedTitle: "لا يحق لهذه الصفحة عرض المناسبة",
    blockedText: "لم يسمح المضيف لهذا الموقع بعرضها. للمناسبة صفحة خاصة بها.",
    openPage: "افتح صفحة المناسبة",
    cancelledTitle: "أُلغيت هذه المناسبة",
    cancelledText: "من لديه تذكرة ستصله رسالة من المضيفين.",
    endedTitle: "انتهت هذه المناسبة",
    endedText: "شكرًا لكل من حضر.",
    fullTitle: "لم يبق مكان",
    fullText: "كل الأماكن محجوزة ولا توجد قائمة انتظار. إن كنت تعرف المضيفين فاكتب لهم.",
    closedTitle: (day) => (day ? `أُغلق باب الرد في ${day}` : "أُغلق باب الرد"),
    closedText: "إن تغير شيء عندك فاكتب إلى المضيفين، فقد يجدون لك مكانًا.",
    offTitle: "لا حاجة إلى رد",
    offText: "لا يجمع المضيفون ردودًا لهذه المناسبة.",
    saleFlag: (time) => `يبدأ البيع ${time}`,
    saleTitle: "لم يبق الكثير",
    saleText: "عد عند بدء البيع: تفتحه هذه الصفحة من نفسها.",
    goneTitle: "انتهى البيع",
    goneText: "لم تعد التذاكر تباع. إن كنت تعرف المضيفين فاكتب لهم.",
    noneTitle: "لا حاجة إلى تذاكر",
    noneText: "لا تباع تذاكر لهذه المناسبة.",
  },
};
