import type { InEachLanguage } from "./languages.ts";

/** What the samples of mails are about, as somebody who writes the language would have it. */
export const sampleEvents: InEachLanguage<{
  name: string;
  hosts: readonly string[];
  guest: string;
  others: readonly string[];
  activity: string;
  words: string;
}> = {
  en: {
    name: "Hartwell High Class of 1997: Thirty Years On",
    hosts: ["Marisol Aguirre", "Jörg Müller"],
    guest: "Sofia Brandt",
    others: ["Tobias Brandt", "Lina Brandt"],
    activity: "Rowing, then and now",
    words: "It will not be a reunion without the bow seat. Bring warm layers.",
  },
  de: {
    name: "Grünewald-Familientreffen auf dem See",
    hosts: ["Ute Grünewald"],
    guest: "Annegret Scheffler",
    others: ["Tobias Scheffler", "Lina Scheffler"],
    activity: "Rundfahrt mit dem Schaufelraddampfer",
    words:
      "Oma Wilhelmine sitzt wie immer vorne links. Bitte Jacken mitbringen, auf dem See zieht es.",
  },
  es: {
    name: "Treinta años de la promoción del 97",
    hosts: ["Marisol Aguirre", "Ignacio Peña"],
    guest: "Lucía Fernández",
    others: ["Mateo Fernández", "Inés Fernández"],
    activity: "Paseo en barca",
    words: "Sin ti no sería lo mismo. Trae algo de abrigo, que junto al lago refresca.",
  },
  fr: {
    name: "Les trente ans de la promotion 1997",
    hosts: ["Éloïse Garnier"],
    guest: "Margaux Lefèvre",
    others: ["Étienne Lefèvre", "Zoé Lefèvre"],
    activity: "Balade en barque",
    words:
      "Sans vous, ce ne serait pas pareil. Prenez une petite laine, il fait frais au bord du lac.",
  },
  pt: {
    name: "Trinta anos da turma de 1997",
    hosts: ["Joana Magalhães", "Davi Conceição"],
    guest: "Beatriz Araújo",
    others: ["Otávio Araújo", "Nina Araújo"],
    activity: "Passeio de barco",
    words: "Sem você não seria a mesma coisa. Traga um agasalho, à beira do lago esfria.",
  },
  ja: {
    name: "ハートウェル高校1997年卒業生 三十年の集い",
    hosts: ["佐藤 花子"],
    guest: "森 由紀",
    others: ["森 健太", "森 さくら"],
    activity: "湖上のボート体験",
    words: "皆さまにお会いできるのを楽しみにしています。湖畔は冷えますので上着をお持ちください。",
  },
  zh: {
    name: "哈特韦尔中学1997届三十年聚会",
    hosts: ["王芳", "李强"],
    guest: "陈思远",
    others: ["陈晓明", "陈雨"],
    activity: "湖上泛舟",
    words: "少了您就不一样了。湖边风大，请带件外套。",
  },
  ar: {
    name: "لقاء خريجي دفعة 1997 بعد ثلاثين عامًا",
    hosts: ["ليلى حداد", "سامي منصور"],
    guest: "نور الدين خوري",
    others: ["ريم خوري", "جاد خوري"],
    activity: "جولة بالقارب",
    words: "لن يكتمل اللقاء من دونك. أحضر معك سترة، فالجو بارد قرب البحيرة.",
  },
};
