import { apart } from "../../languages.ts";
import type { ScheduleWords } from "./words.types.ts";

export const words: ScheduleWords = {
  subjects: {
    in: (activity) => `مكانك محفوظ: ${apart(activity)}`,
    waiting: (activity) => `في قائمة انتظار ${apart(activity)}`,
    promoted: (activity) => `صار لك مكان في ${apart(activity)}`,
    changed: () => "تغيّر البرنامج",
  },
  titles: {
    in: "مكانك محفوظ",
    waiting: "أنت في قائمة الانتظار",
    promoted: "توفّر لك مكان",
    changed: "تغيّر شيء في برنامجك",
  },
  sentences: {
    in: (activity) =>
      `مكانك في «${apart(activity)}» محفوظ. إن لم تستطع الحضور فأعده ليستفيد منه غيرك.`,
    waiting: (activity) =>
      `كل الأماكن في «${apart(activity)}» محجوزة. حين يتوفر مكان يذهب إلى أول المنتظرين ونكتب إليك.`,
    promoted: (activity) =>
      `كنت في قائمة انتظار «${apart(activity)}» وصار لك مكان. إن لم تستطع الحضور فأعده لمن يليك.`,
    changed: () => "تغيّر شيء سجّلت فيه أو تقدّمه. أماكنك فيما يُقام محفوظة.",
  },
  changes: {
    added: "جديد",
    removed: "حُذف",
    cancelled: "أُلغي",
    reopened: "يُقام كما كان",
    moved: "وقت جديد",
    room: "قاعة جديدة",
    host: "مقدّم جديد",
    title: "عنوان جديد",
    details: "التفاصيل",
  },
  before: (was) => `سابقًا: ${apart(was)}`,
  mine: "برنامجي",
  takesPart: "العدد",
  people: (count) => `أنت ومن معك، العدد: ${count}`,
  why: (email) =>
    `وصلتك هذه الرسالة لأن ${apart(email)} سجّل في نشاط أو يقدّم نشاطًا. الرابط أعلاه لك وحدك.`,
};
