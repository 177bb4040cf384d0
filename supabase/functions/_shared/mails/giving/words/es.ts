import type { GivingWords } from "./words.types.ts";

export const words: GivingWords = {
  page: "La página de la campaña",
  seeGift: "Ver mi donación",
  changeGift: "Cambiar o terminar mi donación",
  why: (email, code) => `Recibes este correo porque se indicó ${email} en la donación ${code}.`,
  received: {
    subject: (sum, to) => `Recibo: ${sum} para ${to}`,
    title: "Gracias",
    sentence: (sum, to) => `${to} ha recibido tu donación de ${sum}.`,
    repeats: {
      month: (sum) =>
        `Das ${sum} cada mes. Puedes cambiar el importe, pausarla o terminarla cuando quieras.`,
      year: (sum) =>
        `Das ${sum} cada año. Puedes cambiar el importe, pausarla o terminarla cuando quieras.`,
    },
    gift: (to) => `Donación a ${to}`,
    fee: "Comisión de pago, a tu cargo",
    sum: "Recibido",
    receipt: "Recibo",
    date: "Fecha",
    fund: "Para",
    honour: "En honor de",
    memory: "En memoria de",
  },
  refunded: {
    subject: (sum) => `${sum} de tu donación van de vuelta`,
    title: (sum) => `${sum} van de vuelta`,
    sentence: "El dinero vuelve por donde lo diste, normalmente en cinco a diez días.",
  },
  failed: {
    subject: (to) => `No se pudo cobrar tu donación a ${to}`,
    title: "Esta vez tu banco dijo que no",
    rests: "No se ha cobrado nada. Tu donación periódica queda en pausa.",
    triesAgain: "No se ha cobrado nada. Lo intentaremos de nuevo en tres días.",
    amount: "Importe",
    look: "Ver mi donación",
  },
};
