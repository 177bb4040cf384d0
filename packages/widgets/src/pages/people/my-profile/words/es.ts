import type { ProfileCopy } from "./words.types.ts";

export const profile: ProfileCopy = {
  title: "Su perfil",
  lead: "Vea qué se guarda sobre usted, corríjalo y decida quién puede ver cada cosa. El enlace es solo suyo.",
  keepTitle: "Guárdelo con su cuenta",
  keepText:
    "Así podrá añadir fotos y buscar a los demás. Este enlace dejará de funcionar, para que nadie más pueda usarlo.",
  claim: "Reclamar este perfil",
  shows: "Lo que muestra",
  showsText: "Junto a cada campo se indica quién lo ve.",
  fields: {
    name: "Nombre",
    former_name: "Nombre anterior",
    group: "Grupo",
    city: "Ciudad",
    bio: "Sobre usted",
    photo_then: "Entonces",
    photo_now: "Ahora",
    email: "Correo electrónico",
    phone: "Teléfono",
  },
  sees: {
    everyone: "Lo ve todo el mundo",
    guests: "Lo ven los invitados",
    organisers: "Lo ven los organizadores",
    hidden: "No lo ve nadie",
  },
  whoSees: (field) => `Quién ve: ${field}`,
  emailWhy: "Abre este perfil, por eso solo lo cambian los anfitriones. Escríbales.",
  groupWhy: "Lo deciden los anfitriones de cada evento.",
  picturesLater:
    "Se podrá añadir una foto de entonces y otra de ahora cuando el perfil pertenezca a una cuenta.",
  picturesThere: "Sus fotos se cambian después de iniciar sesión.",
  isBack: "Esto es lo que escribió antes. Todavía no está guardado.",
  save: "Guardar",
  saved: "Su perfil está guardado.",
  nameMissing: "Díganos su nombre.",
  tooLong: "Es demasiado largo.",
  othersSee: "Lo que ven los demás",
  seenBy: "Visto por",
  viewers: { everyone: "Todos", guests: "Invitados", organisers: "Anfitriones" },
  meanings: {
    everyone: "Cualquiera que tenga la lista pública del evento",
    guests: "Quienes están en la misma lista de invitados, y los anfitriones",
    organisers: "Los anfitriones y su equipo",
  },
  unseen: "Nada: no ven su nombre, así que no aparece en ninguna de sus listas.",
  held: "Lo que guardamos sobre usted",
  heldText: (host) =>
    `Todo lo que ${host} guarda aquí sobre usted. Lo incorrecto se corrige arriba; las respuestas se cambian desde su invitación.`,
  hostNotes:
    "Los anfitriones guardan además notas o etiquetas propias sobre usted. Pídales que se las muestren.",
  copy: "Descargar una copia",
  erase: "Borrar mis datos",
  eraseTitle: "¿Borrar todo sobre usted?",
  eraseText:
    "Su nombre, contacto, textos, fotos, respuestas y enlaces desaparecen para siempre, y sale de las listas de lo que aún está por venir.",
  eraseOrders: (orders) =>
    orders === 1
      ? "Su pedido permanece en los libros de los anfitriones con el nombre del comprador, porque la ley lo exige."
      : "Sus pedidos permanecen en los libros de los anfitriones con el nombre del comprador, porque la ley lo exige.",
  eraseRest:
    "De los eventos pasados solo queda el número de personas. El registro de cambios de los anfitriones conserva que sus datos se borraron y lo que se cambió antes.",
  keep: "Conservar mi perfil",
  erasedTitle: "Sus datos están borrados",
  erasedText: "Aquí ya no queda nada sobre usted. Gracias, y hasta siempre.",
  erasedOrders:
    "Sus pedidos permanecen en los libros de los anfitriones; nada más. Gracias, y hasta siempre.",
};
