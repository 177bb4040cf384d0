import type { GivingWords } from "./words.types.ts";

export const words: GivingWords = {
  page: "Seite der Sammlung",
  seeGift: "Spende ansehen",
  changeGift: "Spende ändern oder beenden",
  why: (email, code) =>
    `Sie bekommen diese Mail, weil ${email} bei Spende ${code} angegeben wurde.`,
  received: {
    subject: (sum, to) => `Quittung: ${sum} an ${to}`,
    title: "Vielen Dank",
    sentence: (sum, to) => `${to} hat Ihre Spende von ${sum} erhalten.`,
    repeats: {
      month: (sum) =>
        `Sie geben jeden Monat ${sum}. Betrag ändern, pausieren oder beenden können Sie jederzeit selbst.`,
      year: (sum) =>
        `Sie geben jedes Jahr ${sum}. Betrag ändern, pausieren oder beenden können Sie jederzeit selbst.`,
    },
    gift: (to) => `Spende an ${to}`,
    fee: "Zahlungsgebühr, von Ihnen übernommen",
    sum: "Erhalten",
    receipt: "Quittung",
    date: "Datum",
    fund: "Für",
    honour: "Zu Ehren von",
    memory: "Im Gedenken an",
  },
  refunded: {
    subject: (sum) => `${sum} Ihrer Spende sind auf dem Weg zurück`,
    title: (sum) => `${sum} sind auf dem Weg zurück`,
    sentence: "Das Geld geht den Weg Ihrer Spende zurück, meist in fünf bis zehn Tagen.",
  },
  failed: {
    subject: (to) => `Ihre Spende an ${to} konnte nicht eingezogen werden`,
    title: "Ihre Bank hat diesmal abgelehnt",
    rests: "Es wurde nichts eingezogen. Ihre wiederkehrende Spende pausiert jetzt.",
    triesAgain: "Es wurde nichts eingezogen. Wir versuchen es in drei Tagen noch einmal.",
    amount: "Betrag",
    look: "Spende ansehen",
  },
};
