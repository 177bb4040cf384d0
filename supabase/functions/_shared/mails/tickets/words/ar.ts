import { apart } from "../../languages.ts";
import type { TicketsWords } from "./words.types.ts";

const tickets = (count: number) =>
  count === 1
    ? "تذكرة واحدة"
    : count === 2
      ? "تذكرتان"
      : count <= 10
        ? `${count} تذاكر`
        : `${count} تذكرة`;
const hours = (count: number) =>
  count === 1
    ? "ساعة واحدة"
    : count === 2
      ? "ساعتين"
      : count <= 10
        ? `${count} ساعات`
        : `${count} ساعة`;

export const words: TicketsWords = {
  order: "الطلب",
  paid: "المدفوع، شاملًا الرسوم والضرائب",
  toPay: "المطلوب دفعه، شاملًا الرسوم والضرائب",
  open: (isOne) => (isOne ? "افتح تذكرتك" : "افتح تذاكرك"),
  seeOrder: "اعرض الطلب",
  seeTicket: "اعرض التذكرة",
  onlineFor: (ticket) => `${apart(ticket)}، عبر الإنترنت`,
  why: (email, code) => `وصلتك هذه الرسالة لأن العنوان ${apart(email)} ذُكر في الطلب ${apart(code)}.`,
  wrote: "كتب المنظّم",
  bought: {
    subject: (isOne, event) => `${isOne ? "تذكرتك" : "تذاكرك"} إلى ${apart(event)}`,
    title: "مكانك محفوظ",
    sentence: (isOne) =>
      isOne
        ? "أظهر هذا الرمز عند المدخل، على الهاتف أو على ورق."
        : "أظهر رمزًا لكل شخص عند المدخل، على الهاتف أو على ورق.",
  },
  passedOn: {
    title: (from) => (from === null ? "تذكرة لك" : `أعطاك ${apart(from)} تذكرة`),
    why: (from) =>
      `وصلتك هذه الرسالة لأن تذكرة أُعطيت لك. اقبلها على صفحتها: حتى ذلك الحين يمكن استعادتها من قِبل ${from === null ? "من أعطاها" : apart(from)}.`,
  },
  payLater: {
    subject: (event, code) => `طريقة الدفع: ${apart(event)}، الطلب ${apart(code)}`,
    title: "تذاكرك محجوزة لك",
    sentence: (sum, code) =>
      `ادفع ${apart(sum)} واذكر الطلب ${apart(code)} حتى يعرف المنظّم سبب الدفع.`,
    heldUntil: "محجوزة حتى",
    reference: "المرجع",
    account: {
      holder: "صاحب الحساب",
      number: "رقم الحساب",
      code: "رمز البنك",
      bank: "البنك",
    },
  },
  refunded: {
    subject: (sum) => `رُدّ مبلغ ${apart(sum)}`,
    title: (sum) => `${apart(sum)} في الطريق إليك`,
    sentence: "يعود المبلغ بطريقة الدفع نفسها، عادةً خلال خمسة إلى عشرة أيام.",
    whole: (code) => `رُدّ الطلب ${apart(code)} كاملًا، ولم تعد تذاكره صالحة للدخول.`,
    rest: (code) => `بقية الطلب ${apart(code)} كما هي، وكذلك تذاكره.`,
    none: (code) => `لم تعد تذاكر الطلب ${apart(code)} صالحة للدخول.`,
    some: (count, code) =>
      `ما زال صالحًا من الطلب ${apart(code)}: ${tickets(count)}. أما المردودة فلم تعد صالحة.`,
  },
  cancelled: {
    subject: { order: "أُلغي الطلب", tickets: "أُلغيت تذاكر" },
    title: { order: "أُلغي طلبك", tickets: "أُلغيت تذاكر لك" },
    sentence: "ما أُلغي لم يعد صالحًا للدخول.",
    unpaid: (code) => `نرجو ألا تدفع ثمن الطلب ${apart(code)}. صارت أماكنه متاحة لغيرك.`,
    label: "أُلغي",
    back: (sum) => `${apart(sum)} في الطريق إليك بطريقة الدفع نفسها.`,
    others: (code) => `بقية تذاكر الطلب ${apart(code)} صالحة.`,
  },
  voided: {
    subject: (event) => `لم تعد تذكرتك صالحة: ${apart(event)}`,
    takenBack: (from) => (from === null ? "استُعيدت التذكرة" : `استعاد ${apart(from)} التذكرة`),
    cancelled: "أُلغيت تذكرتك",
    whyBack: (from) =>
      `أُعطيت لك تذكرة${from === null ? "" : ` من ${apart(from)}`} ثم استُعيدت قبل قبولها. لم يعد رمزها صالحًا للدخول.`,
    whyCancelled: (from) =>
      `أُلغيت مع طلبها التذكرة التي أُعطيت لك${from === null ? "" : ` من ${apart(from)}`}. لم يعد رمزها صالحًا للدخول.`,
    why: "وصلتك هذه الرسالة لأن تذكرة أُعطيت لك.",
  },
  waiting: {
    tickets,
    hours,
    joined: {
      subject: "أنت في قائمة الانتظار",
      title: "أنت في قائمة الانتظار",
      sentence: (ticket, place, count) =>
        `نفدت تذاكر ${apart(ticket)}. ${place === null ? "أنت في الانتظار" : `رقمك في الانتظار ${place}`}، وطلبك: ${tickets(count)}.`,
      rule: (most) =>
        `حين تعود تذاكر تُعرض بالترتيب: يأخذها أول من يناسبه عددها، ومن يحتاج أكثر يحتفظ بمكانه. يبقى العرض لك ${hours(most)}.`,
      action: "اعرض مكانك في الانتظار",
    },
    offered: {
      subject: (isOne) => (isOne ? "تذكرتك هنا" : "تذاكرك هنا"),
      title: "حان دورك",
      sentence: (count, ticket) => `توفّرت لك ${tickets(count)} من ${apart(ticket)}، وهي محجوزة لك.`,
      price: "السعر",
      free: "مجانًا",
      takeUntil: "خذها قبل",
      within: (most) => `خلال ${hours(most)}. بعدها يأتي دور من يليك.`,
      decline: "إن لم تستطع الحضور فقل ذلك على الصفحة نفسها، وسيسعد من يليك.",
      action: (isOne) => (isOne ? "خذ تذكرتك" : "خذ تذاكرك"),
    },
    expired: {
      subject: "انتهى العرض",
      title: "انتهى العرض",
      sentence: (_isOne, ticket) => `ما كان محجوزًا لك من ${apart(ticket)} انتقل إلى من يليك.`,
      again: "لم تعد في قائمة الانتظار. يمكنك الانضمام إليها من آخرها.",
      action: "اعرض قائمة الانتظار",
    },
    why: (email) =>
      `وصلتك هذه الرسالة لأن ${apart(email)} انضم إلى قائمة الانتظار. الرابط أعلاه لك وحدك، وبه تغادر القائمة متى شئت.`,
    leave: "غادر قائمة الانتظار",
  },
};
