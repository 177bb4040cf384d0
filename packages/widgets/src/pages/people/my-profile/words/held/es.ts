import type { HeldCopy } from "@jubilee/core/people/held.types";

export const held: HeldCopy = {
  person: {
    title: "Usted",
    name: "Nombre",
    formerName: "Nombre anterior",
    email: "Correo electrónico",
    phone: "Teléfono",
    language: "Idioma",
    knownSince: "Se le conoce desde",
    noMailsSince: "Sin correos desde",
    details: {
      city: "Ciudad",
      country: "País",
    },
  },
  travel: {
    title: "Viaje",
    records: "Datos de viaje",
    alone: (count) => `${count}, solo los abre usted`,
  },
  answers: {
    title: "Eventos y respuestas",
    states: {
      yes: "viene",
      no: "no viene",
      maybe: "quizá venga",
      waitlisted: "espera una plaza",
      none: "sin respuesta",
    },
    people: (count) => `${count} personas`,
    household: (name) => `hogar ${name}`,
    invited: (day) => `invitación: ${day}`,
    opened: (day) => `apertura: ${day}`,
    seenAs: (name) => `nombre en la página: ${name}`,
  },
  companions: {
    title: "Quién viene con usted",
    nameless: "Aún sin nombre",
    child: "menor",
  },
  mails: {
    title: "Correos para usted",
    kinds: {
      invitation: "Invitación",
      reminder: "Recordatorio",
    },
    states: {
      queued: "en cola",
      sent: "enviado",
      skipped: "omitido",
      failed: "fallido",
    },
  },
  sentMails: {
    title: "Qué pasó con los correos para usted",
    topics: {
      service: "Sobre lo que usted hizo",
      changes: "Un cambio",
      invitations: "Invitación",
      announcements: "Aviso",
      campaigns: "Boletín",
      messages: "Mensajes que le esperan",
    },
    states: {
      queued: "en cola",
      sent: "enviado",
      delivered: "entregado",
      bounced: "devuelto",
      complained: "marcado como no deseado",
      dropped: "no enviado",
    },
    stop: "No recibe correos",
    stops: {
      hard_bounce: "su dirección no aceptó uno",
      complaint: "usted marcó uno como no deseado",
      manual: "los anfitriones lo decidieron",
      unsubscribed: "usted no quería ninguno",
    },
  },
  announcements: {
    title: "Anuncios",
    told: (day) => `enviado ${day}`,
    read: (day) => `leído ${day}`,
  },
  campaigns: {
    title: "Boletines",
    sent: (day) => `enviado ${day}`,
    opened: (day) => `abierto ${day}`,
    pressed: (links) => (links === 1 ? "un enlace pulsado" : `${links} enlaces pulsados`),
  },
  polls: {
    title: "Encuestas",
    voted: "usted votó",
    asked: "se le preguntó",
  },
  messages: {
    title: "Conversaciones",
    as: (name) => `como ${name}`,
    written: (count) => (count === 1 ? "1 mensaje" : `${count} mensajes`),
    files: (count) => (count === 1 ? "1 archivo" : `${count} archivos`),
  },
  questions: { title: "Preguntas a los anfitriones", answered: "respondida" },
  activities: {
    title: "Actividades",
    states: {
      going: "participa",
      waiting: "en espera",
      left: "se retiró",
    },
  },
  orders: {
    title: "Pedidos",
    states: {
      reserved: "reservado",
      awaiting_payment: "pendiente de pago",
      awaiting_offline: "se paga más tarde",
      completed: "completado",
      partially_refunded: "reembolsado en parte",
      refunded: "reembolsado",
      cancelled: "cancelado",
      expired: "caducado",
    },
  },
  waitingLists: {
    title: "Listas de espera",
    places: (count) => (count === 1 ? "1 plaza" : `${count} plazas`),
    states: {
      waiting: "en espera",
      offered: "ofrecida",
      accepted: "aceptada",
      declined: "rechazada",
      expired: "caducada",
      left: "abandonada",
      removed: "retirada",
    },
  },
};
