import type { TalkWords } from "./words.types.ts";

export const words: TalkWords = {
  subjects: { changed: "Cambio", cancelled: "Cancelado", restored: "Se celebra al final" },
  titles: {
    changed: "Toma nota del cambio",
    cancelled: "No se celebrará",
    restored: "Se celebra al final",
  },
  sentences: {
    changed:
      "Algo del evento ha cambiado. Abajo están los datos nuevos; el archivo adjunto mueve la cita en tu calendario.",
    cancelled:
      "Los anfitriones han cancelado el evento. El archivo adjunto lo quita de tu calendario.",
    restored:
      "El evento vuelve a celebrarse. Tu respuesta y tus entradas siguen igual; el archivo adjunto lo devuelve a tu calendario.",
  },
  before: {
    name: "Se llamaba",
    when: "Antes",
    where: "Lugar anterior",
    online: "Dirección anterior",
  },
  dates: (count) => `Afecta a ${count} fechas.`,
  details: "Ver los detalles",
  why: "Recibes este correo porque tienes una invitación, respondiste o tienes una entrada. El enlace de arriba es solo tuyo.",
  messages: {
    somebody: "Alguien",
    toYou: (who) => `${who} le ha escrito`,
    toAll: (who) => `${who} ha escrito a todos`,
    inTalk: (who, talk) => `${who} ha escrito en «${talk}»`,
    waiting: (count) => `${count} mensajes le esperan. El más reciente:`,
    file: "Una imagen o un archivo",
    open: "Leer y responder",
    once: "Hasta que lo lea, no llegará otro correo sobre esta conversación.",
    why: "Recibe este correo porque forma parte de esta conversación. El enlace de arriba es solo suyo.",
    less: "Recibir menos correos por mensajes",
  },
};
