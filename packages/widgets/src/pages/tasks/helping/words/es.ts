import type { HelpingCopy } from "./words.types.ts";

export const helping: HelpingCopy = {
  title: "Tus tareas",
  lead: (name) =>
    `Gracias por ayudar, ${name}. Marca lo que esté hecho: los anfitriones lo ven al momento.`,
  none: "Ahora no tienes nada que hacer. Aquí aparecerán tus tareas.",
  allDone: "Todo hecho. ¡Gracias!",
  done: "Hecho",
  until: (day) => `Hasta el ${day}`,
  late: (until) => `${until}: el plazo ha pasado`,
  someDay: "Aún sin día",
  with: (names) => `Junto con ${names}`,
  steps: "Pasos",
  tick: "hecho",
  mailed: "Te recordamos por correo lo que vence.",
  notMailed: "No recibes correos sobre tus tareas.",
  noMore: "No más correos",
  again: "Recordarme de nuevo",
  comments: "Comentarios",
  comment: (title) => `Comentar «${title}»`,
  send: "Enviar",
  you: "Tú",
  gone: "Alguien que ya no está",
  files: (count) => (count === 1 ? "Un archivo" : `${count} archivos`),
};
