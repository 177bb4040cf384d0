import type { InEachLanguage } from "../languages.ts";

/** What stands over and beside the lists that a campaign can show of its event. */
interface CampaignWords {
  schedule: string;
  tickets: string;
  free: string;
  soldOut: string;
}

export const campaignWords: InEachLanguage<CampaignWords> = {
  en: { schedule: "The schedule", tickets: "Tickets", free: "Free", soldOut: "Sold out" },
  de: { schedule: "Das Programm", tickets: "Tickets", free: "Kostenlos", soldOut: "Ausverkauft" },
  es: { schedule: "El programa", tickets: "Entradas", free: "Gratis", soldOut: "Agotadas" },
  fr: { schedule: "Le programme", tickets: "Billets", free: "Gratuit", soldOut: "Épuisé" },
  pt: { schedule: "O programa", tickets: "Ingressos", free: "Grátis", soldOut: "Esgotado" },
  ja: { schedule: "スケジュール", tickets: "チケット", free: "無料", soldOut: "売り切れ" },
  zh: { schedule: "日程", tickets: "门票", free: "免费", soldOut: "已售罄" },
  ar: { schedule: "البرنامج", tickets: "التذاكر", free: "مجانًا", soldOut: "نفدت" },
};
