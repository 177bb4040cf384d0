import { words as common } from "../../words/es.ts";
import type { AnswersWords } from "./words.types.ts";

const { people } = common;

export const words: AnswersWords = {
  subjects: {
    yes: "Asistirás",
    maybe: "Quizá vengas",
    no: "No podrás venir",
    waitlisted: "Estás en la lista de espera",
    promoted: "Ha quedado una plaza libre",
  },
  titles: {
    yes: "Nos vemos allí",
    maybe: "Esperamos verte",
    no: "Te echaremos de menos",
    waitlisted: "Estás en la lista",
    promoted: "Ha quedado una plaza libre",
  },
  says: {
    yes: (count) => `Tu respuesta confirma la asistencia de ${people(count)}.`,
    maybe: (count) =>
      `Tu respuesta dice que quizá ${count === 1 ? "venga" : "vengan"} ${people(count)}. Avisa a los anfitriones cuando lo sepas.`,
    promoted: (count) =>
      `Has pasado de la lista de espera a tener plaza: tu respuesta vale ahora para ${people(count)}.`,
  },
  saysNo: "Tu respuesta dice que no podrás venir. Si algo cambia, cambia tu respuesta.",
  saysWaiting: (place, count) =>
    `Todas las plazas están ocupadas. Estás en ${place === null ? "la lista" : `el puesto ${place}`} para ${people(count)}; si queda una plaza libre, será tuya y te avisaremos por correo.`,
  states: { yes: "viene", maybe: "quizá", no: "no viene", waitlisted: "en lista de espera" },
  note: "Tu nota",
  party: "Tu grupo",
  unnamed: "Contigo, nombre pendiente",
  reply: "Tu respuesta",
  change: "Cambiar mi respuesta",
  see: "Ver mi respuesta",
  doorCode: "Código para la entrada",
  calendar: "La fecha va adjunta para tu calendario.",
  why: "Recibes este correo porque respondiste a la invitación. El enlace de arriba es solo tuyo: quien lo tenga puede cambiar tu respuesta.",
  late: {
    subject: "Tu cambio llegó tarde",
    title: "Llegó demasiado tarde",
    sentence: (asked) =>
      `El plazo de respuesta ya había terminado cuando llegó la tuya, el ${asked}, y los anfitriones no pudieron aceptarla.`,
    counts: "Sigue valiendo tu respuesta anterior, tal como aparece abajo.",
    none: "No hay ninguna respuesta tuya que cuente.",
    write: "Si es importante, escribe a los anfitriones. Pueden cambiar tu respuesta.",
    why: "Recibes este correo porque se envió una respuesta con tu enlace después del plazo.",
  },
  link: {
    subject: "Tu enlace",
    title: "Aquí tienes tu enlace",
    replied:
      "Alguien respondió con tu nombre y esta dirección, pero ya hay una respuesta tuya y sigue valiendo. Con el enlace puedes verla y cambiarla.",
    asked:
      "Alguien pidió la invitación que corresponde a esta dirección. Con el enlace puedes responder o cambiar una respuesta anterior.",
    notYou: "Si no fuiste tú, no ha pasado nada ni se ha cambiado nada.",
    open: "Abrir mi invitación",
    openOf: (name) => `Abrir la invitación de ${name}`,
    of: (name) => `La invitación de ${name}`,
    why: "El enlace es solo tuyo: quien lo tenga puede cambiar tu respuesta.",
  },
  invitation: {
    subject: "Tienes una invitación",
    over: (hosts) => `Una invitación de ${hosts}`,
    overAlone: "Tienes una invitación",
    sentence: (name) => (name === "" ? "¿Vendrás?" : `${name}, nos encantaría que vinieras.`),
    isFor: (names) => `Esta invitación es para ${names}.`,
    answer: "Responder",
    answerAll: "Responder por todos",
    choices: { yes: "Sí", maybe: "Quizá", no: "No" },
    tickets: "Conseguir entradas",
    why: () =>
      "Recibes este correo porque los anfitriones tienen esta dirección en su lista. El enlace es solo tuyo y no hace falta ninguna cuenta.",
  },
  reminder: {
    subject: (event) => `¿Vendrás? ${event}`,
    title: (name) => (name === "" ? "¿Vendrás?" : `¿Vendrás, ${name}?`),
    sentence: "Todavía no sabemos nada de ti.",
    byTicket:
      "Todavía no sabemos nada de ti. Con una entrada tienes tu plaza segura y no hace falta nada más.",
  },
};
