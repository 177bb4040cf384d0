import type { WidgetCopy } from "../../../copy/copy.types.ts";

const greet = (text: string, name: string) => (name ? `${text}, ${name}` : text);

export const copy: Pick<WidgetCopy, "rsvp" | "companions" | "sendReply" | "sent"> = {
  rsvp: {
    label: "Confirmar asistencia",
    region: "Responder a la invitación",
    title: "¿Vendrás?",
    answers: { yes: "Sí", maybe: "Quizá", no: "No" },
    party: "¿Cuántos sois?",
    partyHelp: (most) => `Contigo, hasta ${most}`,
    note: (hosts) => (hosts ? `Una nota para ${hosts}` : "Una nota para los anfitriones"),
    changeUntil: (day) => `Puedes cambiarla hasta el ${day}`,
    sum: {
      yes: (count) => `${count} ${count === 1 ? "asistente" : "asistentes"}`,
      maybe: (count) => `Quizá ${count}`,
      no: "No asistirás",
    },
    send: "Enviar mi respuesta",
    save: "Guardar mi respuesta",
    sending: "Enviando tu respuesta",
    coming: (count) => `Ya vienen ${count} ${count === 1 ? "persona" : "personas"}`,
    few: (places) => (places === 1 ? "Queda 1 plaza" : `Quedan ${places} plazas`),
    fullFlag: (places) =>
      (places ?? 1) === 1
        ? "Todas las plazas están ocupadas"
        : `Las ${places} plazas están ocupadas`,
    waitTitle: "Esperar una plaza",
    waitText: (ahead) =>
      `Los planes cambian. Deja tu correo y te escribimos en cuanto quede una libre. ${ahead === 0 ? "Serías la primera persona de la lista." : `Hay ${ahead} antes que tú.`}`,
    wait: "Entrar en la lista de espera",
  },
  companions: {
    name: (number, of) => (of === 1 ? "¿Quién te acompaña?" : `Nombre del acompañante ${number}`),
  },
  sendReply: {
    choose: "Elige sí, quizá o no.",
    unsentTitle: "Tu respuesta aún no se ha enviado",
    unsentText:
      "Se cortó la conexión. No se pierde nada: tus respuestas siguen aquí y enviarlas otra vez no las duplica.",
  },
  sent: {
    title: {
      yes: (day, name) => greet(`Nos vemos el ${day}`, name),
      maybe: (_day, name) => greet("Anotado como quizá", name),
      no: (_day, name) => greet("Te echaremos de menos", name),
      waitlisted: (_day, name) => greet("Estás en la lista de espera", name),
    },
    text: {
      yes: "Los anfitriones tienen tu respuesta.",
      maybe: "Los anfitriones saben que quizá vengas. Avísales cuando lo sepas.",
      no: "Los anfitriones tienen tu respuesta. Si cambian tus planes, cámbiala aquí.",
      waitlisted: "Te escribimos en cuanto quede una plaza.",
    },
    position: (place) => `Eres el número ${place} de la lista.`,
    copySent: (email) => `Lo que cuenta está en nuestro correo a ${email}.`,
    party: "Grupo",
    people: (count) => (count === 1 ? "Solo tú" : `${count} personas`),
    reply: "Respuesta",
    answers: { yes: "Sí", maybe: "Quizá", no: "No", waitlisted: "En espera" },
    note: "Nota",
    addToCalendar: "Añadir al calendario",
    calendarFile: "Apple y otros (.ics)",
    change: "Cambiar la respuesta",
    final: "Ya no se puede responder; si algo cambia, escribe a los anfitriones.",
    byMail: "Para cambiarla abre el enlace del correo que te enviamos.",
    another: "Responder por otra persona",
  },
};
