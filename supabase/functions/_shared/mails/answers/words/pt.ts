import { words as common } from "../../words/pt.ts";
import type { AnswersWords } from "./words.types.ts";

const { people } = common;

export const words: AnswersWords = {
  subjects: {
    yes: "Presença confirmada",
    maybe: "Talvez você venha",
    no: "Você não poderá vir",
    waitlisted: "Você está na lista de espera",
    promoted: "Um lugar ficou livre",
  },
  titles: {
    yes: "Até lá",
    maybe: "Esperamos ver você",
    no: "Você fará falta",
    waitlisted: "Você está na fila",
    promoted: "Um lugar ficou livre",
  },
  says: {
    yes: (count) => `A sua resposta confirma a presença de ${people(count)}.`,
    maybe: (count) =>
      `A sua resposta diz que talvez ${count === 1 ? "venha" : "venham"} ${people(count)}. Avise os anfitriões quando souber.`,
    promoted: (count) =>
      `Você saiu da lista de espera: a sua resposta agora vale para ${people(count)}.`,
  },
  saysNo: "A sua resposta diz que você não poderá vir. Se algo mudar, mude a sua resposta.",
  saysWaiting: (place, count) =>
    `Todos os lugares estão ocupados. Você está ${place === null ? "na fila" : `na posição ${place}`} para ${people(count)}; quando um lugar ficar livre, ele é seu e um e-mail avisa.`,
  states: { yes: "vem", maybe: "talvez", no: "não vem", waitlisted: "na lista de espera" },
  note: "O seu recado",
  party: "O seu grupo",
  unnamed: "Com você, nome a definir",
  reply: "A sua resposta",
  change: "Mudar a minha resposta",
  see: "Ver a minha resposta",
  doorCode: "Código para a entrada",
  calendar: "A data está anexada para o seu calendário.",
  why: "Você recebe este e-mail porque respondeu ao convite. O link acima é só seu: quem o tiver pode mudar a sua resposta.",
  late: {
    subject: "A sua mudança chegou tarde",
    title: "Chegou tarde demais",
    sentence: (asked) =>
      `As respostas já estavam encerradas quando a sua chegou, em ${asked}, e os anfitriões não puderam mais aceitá-la.`,
    counts: "A sua resposta anterior continua valendo, como está abaixo.",
    none: "Não há nenhuma resposta sua que valha.",
    write: "Se for importante, escreva aos anfitriões. Eles podem mudar a sua resposta.",
    why: "Você recebe este e-mail porque uma resposta foi enviada com o seu link depois do prazo.",
  },
  link: {
    subject: "O seu link",
    title: "Aqui está o seu link",
    replied:
      "Alguém respondeu com o seu nome e este endereço, mas já existe uma resposta sua, e ela continua valendo. Com o link você a vê e muda.",
    asked:
      "Alguém pediu o convite que pertence a este endereço. Com o link você responde ou muda uma resposta já dada.",
    notYou: "Se não foi você, nada aconteceu e nada mudou.",
    open: "Abrir o meu convite",
    openOf: (name) => `Abrir o convite de ${name}`,
    of: (name) => `O convite de ${name}`,
    why: "O link é só seu: quem o tiver pode mudar a sua resposta.",
  },
  invitation: {
    subject: "Você recebeu um convite",
    over: (hosts) => `Um convite de ${hosts}`,
    overAlone: "Um convite para você",
    sentence: (name) => (name === "" ? "Você vem?" : `${name}, seria ótimo ter você conosco.`),
    isFor: (names) => `Este convite é para ${names}.`,
    answer: "Responder",
    answerAll: "Responder por todos",
    choices: { yes: "Sim", maybe: "Talvez", no: "Não" },
    tickets: "Garantir ingressos",
    why: () =>
      "Você recebe este e-mail porque os anfitriões têm este endereço na lista deles. O link é só seu e não precisa de conta.",
  },
  reminder: {
    subject: (event) => `Você vem? ${event}`,
    title: (name) => (name === "" ? "Você vem?" : `Você vem, ${name}?`),
    sentence: "Ainda não tivemos notícias suas.",
    byTicket:
      "Ainda não tivemos notícias suas. Com um ingresso o seu lugar está garantido, e nada mais é preciso.",
  },
};
