import type { WidgetCopy } from "../../../copy/copy.types.ts";
import type {} from "../../../copy/poll.types.ts";

export const copy: Pick<
  WidgetCopy,
  "poll" | "pollFields" | "sendVote" | "pollDates" | "pollRanking" | "pollSuggest" | "pollVotes"
> = {
  poll: {
    label: "Encuesta",
    region: "Encuesta",
    place: (place, count) => `Pregunta ${place} de ${count}`,
    back: "Atrás",
    next: "Siguiente",
    vote: "Votar",
    save: "Guardar mi respuesta",
    sending: "Enviando su voto",
    most: (count) => `Elija hasta ${count}.`,
    mostReached: "Quite una opción para elegir otra.",
    votesLeft: (count) => `quedan ${count}`,
    noneLeft: "completo",
    anonymous: "Nada une su voto con usted. Por eso no se puede cambiar.",
    voted: (people) => `Votos: ${people}`,
    votedOf: (people, asked) => `Han respondido ${people} de ${asked}`,
    closes: (time) => `termina: ${time}`,
    required: "Esta pregunta necesita una respuesta.",
  },
  pollFields: {
    named: "Los nombres los ve quien ve los resultados.",
    as: (name) => `Responde como ${name}, con su propio enlace.`,
    note: "Añadir unas palabras",
    email: "Correo, para recibir un enlace y cambiarla",
  },
  sendVote: {
    unsentTitle: "Su voto aún no se ha enviado",
    unsentText: "Se cortó la conexión. No se ha perdido nada y ningún voto cuenta dos veces.",
    closed: "Esta encuesta acaba de cerrarse.",
    full: "Alguien fue más rápido: ya está completo. Elija otra opción.",
    again: "Algo ha cambiado en la encuesta. Mírela de nuevo y vuelva a votar.",
  },
  pollDates: {
    marks: { yes: "Sí", maybe: "Si hace falta", no: "No" },
    zone: (city) => `Horas en ${city}`,
    ownZone: (city) => `Horas en ${city}, su zona`,
    changeZone: "Cambiar la zona",
    can: (people) => `pueden: ${people}`,
    ifNeedBe: (people) => `si hace falta: ${people}`,
    best: "La mejor por ahora",
    canCome: "Pueden venir",
    you: "Su respuesta",
    notYet: "todavía no",
    said: "Lo que dicen",
    saved: "Su respuesta está guardada. Puede cambiarla hasta que termine la encuesta.",
  },
  pollRanking: {
    rank: "Ordenar",
    up: (option) => `${option}: subir un puesto`,
    down: (option) => `${option}: bajar un puesto`,
    leaveOut: (option) => `${option}: dejar fuera`,
    hint: "Arrastre o use las flechas. Deje fuera lo que no quiera.",
    moved: (option, place) => `${option}: puesto ${place}`,
  },
  pollSuggest: {
    title: "Proponer otra cosa",
    words: "Su propuesta",
    day: "Día",
    time: "Día y hora",
    zone: (city) => `En ${city}`,
    send: "Añadir",
    missing: "Escriba lo que propone.",
  },
  pollVotes: {
    closed: "Esta encuesta ha terminado",
    inBox: "Su voto está en la urna.",
    untilClose: (time) =>
      time
        ? `Nadie, ni siquiera los anfitriones, ve un resultado antes de: ${time}.`
        : "Nadie, ni siquiera los anfitriones, ve un resultado antes de que termine la encuesta.",
    tooFew: (votes) =>
      `Los resultados se muestran a partir de ${votes} votos, para no delatar a nadie.`,
    untilVote: "Los resultados los ve quien ha votado.",
    final: "Nada une su voto con usted. Por eso tampoco se puede cambiar.",
    change: "Cambiar mi voto",
    own: "su voto",
    from: (people) => `Personas: ${people}`,
    answers: (count) => `Respuestas: ${count}`,
    method:
      "En cada ronda sale la opción con menos primeros puestos, y sus votos pasan al siguiente nombre de esas listas.",
    round: (round) => `Ronda ${round}`,
    leaves: (option) => `Sale ${option}`,
    chosen: (option, lists, all) => `Elegida: ${option}, con ${lists} de ${all}`,
    ended: (lists) => `Listas sin más nombres: ${lists}.`,
    table: "Como tabla",
    option: "Opción",
    nobody: "Nadie ha respondido todavía.",
  },
};
