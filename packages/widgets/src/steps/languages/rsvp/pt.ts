import type { WidgetCopy } from "../../../copy/copy.types.ts";

const greet = (text: string, name: string) => (name ? `${text}, ${name}` : text);

export const copy: Pick<WidgetCopy, "rsvp" | "companions" | "sendReply" | "sent"> = {
  rsvp: {
    label: "Confirmar presença",
    region: "Responder ao convite",
    title: "Você vem?",
    answers: { yes: "Sim", maybe: "Talvez", no: "Não" },
    party: "Quantos serão?",
    partyHelp: (most) => `Contando com você, até ${most}`,
    note: (hosts) => (hosts ? `Um recado para ${hosts}` : "Um recado para os anfitriões"),
    changeUntil: (day) => `Pode mudar até ${day}`,
    sum: {
      yes: (count) => `${count} ${count === 1 ? "confirmado" : "confirmados"}`,
      maybe: (count) => `Talvez ${count}`,
      no: "Não vem",
    },
    send: "Enviar minha resposta",
    save: "Guardar minha resposta",
    sending: "Enviando a sua resposta",
    coming: (count) => `Já vêm ${count} ${count === 1 ? "pessoa" : "pessoas"}`,
    few: (places) => (places === 1 ? "Resta 1 lugar" : `Restam ${places} lugares`),
    fullFlag: (places) =>
      (places ?? 1) === 1
        ? "Todos os lugares estão ocupados"
        : `Os ${places} lugares estão ocupados`,
    waitTitle: "Esperar por um lugar",
    waitText: (ahead) =>
      `Os planos mudam. Deixe o seu e-mail e escrevemos assim que houver um lugar. ${ahead === 0 ? "Seria o primeiro da lista." : `Há ${ahead} antes de você.`}`,
    wait: "Entrar na lista de espera",
  },
  companions: {
    name: (number, of) => (of === 1 ? "Quem vem com você?" : `Nome do acompanhante ${number}`),
  },
  sendReply: {
    choose: "Escolha sim, talvez ou não.",
    unsentTitle: "A sua resposta ainda não foi enviada",
    unsentText:
      "A ligação caiu. Nada se perde: as respostas continuam aqui e enviar de novo não responde duas vezes.",
  },
  sent: {
    title: {
      yes: (day, name) => greet(`Até ${day}`, name),
      maybe: (_day, name) => greet("Anotado como talvez", name),
      no: (_day, name) => greet("Vamos sentir a sua falta", name),
      waitlisted: (_day, name) => greet("Está na lista de espera", name),
    },
    text: {
      yes: "Os anfitriões têm a sua resposta.",
      maybe: "Os anfitriões sabem que talvez venha. Avise quando souber.",
      no: "Os anfitriões têm a sua resposta. Se os planos mudarem, mude-a aqui.",
      waitlisted: "Escrevemos assim que houver um lugar.",
    },
    position: (place) => `É o número ${place} da lista.`,
    copySent: (email) => `O que vale está no nosso e-mail para ${email}.`,
    party: "Grupo",
    people: (count) => (count === 1 ? "Só você" : `${count} pessoas`),
    reply: "Resposta",
    answers: { yes: "Sim", maybe: "Talvez", no: "Não", waitlisted: "Em espera" },
    note: "Recado",
    addToCalendar: "Adicionar ao calendário",
    calendarFile: "Apple e outros (.ics)",
    change: "Mudar a resposta",
    final: "As respostas terminaram; se algo mudar, escreva aos anfitriões.",
    byMail: "Para a mudar abra o link do e-mail que enviámos.",
    another: "Responder por outra pessoa",
  },
};
