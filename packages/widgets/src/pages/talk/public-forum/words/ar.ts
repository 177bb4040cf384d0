import type { PublicForumCopy } from "./words.types.ts";

export const forum: PublicForumCopy = {
  forum: "المنتدى",
  nothing: "لم يُسأل شيء هنا بعد.",
  posts: (count) =>
    count === 1
      ? "مشاركة واحدة"
      : count === 2
        ? "مشاركتان"
        : count <= 10
          ? `${count} مشاركات`
          : `${count} مشاركة`,
  pinned: "مثبّت",
  solved: "محلول",
  locked: "مغلق",
  answer: "الإجابة",
  edited: "معدّلة",
  gone: "شخص غادر",
  files: (count) =>
    `${count === 1 ? "ملف واحد" : count === 2 ? "ملفان" : count <= 10 ? `${count} ملفات` : `${count} ملفًا`}، للأعضاء فقط`,
  pages: "الصفحات",
  pageOf: (page, pages) => `صفحة ${page} من ${pages}`,
  before: "الصفحة السابقة",
  after: "الصفحة التالية",
  whoWrites: (host) => `يمكن للجميع قراءة هذا. لا يكتب هنا إلا فريق ${host}.`,
};
