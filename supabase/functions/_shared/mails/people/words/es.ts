import type { PeopleWords } from "./words.types.ts";

export const words: PeopleWords = {
  subject: (host) => `Tu perfil con ${host}`,
  title: "Tu perfil",
  sentence:
    "Con este enlace ves, campo por campo, lo que otros ven de ti, y puedes cambiarlo. No hace falta ninguna cuenta.",
  held: "También ves todo lo que los anfitriones guardan sobre ti: puedes corregirlo, llevarte una copia o pedir que se borre.",
  notYou: "¿No lo has pedido tú? Entonces no ha pasado nada ni se ha cambiado nada.",
  open: "Abrir mi perfil",
  why: "El enlace es solo tuyo: quien lo tenga puede leer y cambiar tu perfil.",
};
