import { apart } from "../../languages.ts";
import type { PeopleWords } from "./words.types.ts";

export const words: PeopleWords = {
  subject: (host) => `ملفك لدى ${apart(host)}`,
  title: "ملفك الشخصي",
  sentence: "بهذا الرابط ترى ما يراه الآخرون عنك، حقلًا حقلًا، وتغيّره. لا حاجة إلى حساب.",
  held: "وترى كذلك كل ما يحفظه المضيفون عنك: صحّحه أو خذ نسخة منه أو اطلب محوه.",
  notYou: "لم تطلب ذلك؟ إذن لم يحدث شيء ولم يتغيّر شيء.",
  open: "افتح ملفي",
  why: "الرابط لك وحدك: من يملكه يستطيع قراءة ملفك وتغييره.",
};
