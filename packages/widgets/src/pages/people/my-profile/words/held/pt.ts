import type { HeldCopy } from "@jubilee/core/people/held.types";

export const held: HeldCopy = {
  person: {
    title: "Você",
    name: "Nome",
    formerName: "Nome anterior",
    email: "E-mail",
    phone: "Telefone",
    language: "Idioma",
    knownSince: "Conhecido desde",
    noMailsSince: "Sem e-mails desde",
    details: {
      city: "Cidade",
      country: "País",
    },
  },
  travel: {
    title: "Viagem",
    records: "Dados de viagem",
    alone: (count) => `${count}, abertos só por você`,
  },
  answers: {
    title: "Eventos e respostas",
    states: {
      yes: "vem",
      no: "não vem",
      maybe: "talvez venha",
      waitlisted: "espera um lugar",
      none: "sem resposta",
    },
    people: (count) => `${count} pessoas`,
    household: (name) => `família ${name}`,
    invited: (day) => `convite: ${day}`,
    opened: (day) => `abertura: ${day}`,
    seenAs: (name) => `nome na página: ${name}`,
  },
  companions: {
    title: "Quem vem com você",
    nameless: "Ainda sem nome",
    child: "criança",
  },
  mails: {
    title: "E-mails para você",
    kinds: {
      invitation: "Convite",
      reminder: "Lembrete",
    },
    states: {
      queued: "na fila",
      sent: "enviado",
      skipped: "omitido",
      failed: "falhou",
    },
  },
  sentMails: {
    title: "O que aconteceu aos e-mails para si",
    topics: {
      service: "Sobre o que fez",
      changes: "Uma alteração",
      invitations: "Convite",
      announcements: "Aviso",
      campaigns: "Boletim",
      messages: "Mensagens à sua espera",
    },
    states: {
      queued: "em fila",
      sent: "enviado",
      delivered: "entregue",
      bounced: "devolvido",
      complained: "denunciado como indesejado",
      dropped: "não enviado",
    },
    stop: "Não recebe e-mails",
    stops: {
      hard_bounce: "o seu endereço não aceitou um",
      complaint: "denunciou um como indesejado",
      manual: "os anfitriões decidiram assim",
      unsubscribed: "não queria nenhum",
    },
  },
  announcements: {
    title: "Avisos",
    told: (day) => `enviado ${day}`,
    read: (day) => `lido ${day}`,
  },
  campaigns: {
    title: "Boletins",
    sent: (day) => `enviado ${day}`,
    opened: (day) => `aberto ${day}`,
    pressed: (links) => (links === 1 ? "um link aberto" : `${links} links abertos`),
  },
  polls: {
    title: "Enquetes",
    voted: "você votou",
    asked: "perguntaram a você",
  },
  messages: {
    title: "Conversas",
    as: (name) => `como ${name}`,
    written: (count) => (count === 1 ? "1 mensagem" : `${count} mensagens`),
    files: (count) => (count === 1 ? "1 arquivo" : `${count} arquivos`),
  },
  questions: { title: "Perguntas aos anfitriões", answered: "respondida" },
  activities: {
    title: "Atividades",
    states: {
      going: "participa",
      waiting: "na espera",
      left: "saiu",
    },
  },
  orders: {
    title: "Pedidos",
    states: {
      reserved: "reservado",
      awaiting_payment: "aguardando pagamento",
      awaiting_offline: "a pagar depois",
      completed: "concluído",
      partially_refunded: "reembolsado em parte",
      refunded: "reembolsado",
      cancelled: "cancelado",
      expired: "vencido",
    },
  },
  waitingLists: {
    title: "Listas de espera",
    places: (count) => (count === 1 ? "1 lugar" : `${count} lugares`),
    states: {
      waiting: "na espera",
      offered: "oferecido",
      accepted: "aceito",
      declined: "recusado",
      expired: "vencido",
      left: "deixada",
      removed: "removido",
    },
  },
};
