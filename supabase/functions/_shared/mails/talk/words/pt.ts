import type { TalkWords } from "./words.types.ts";

export const words: TalkWords = {
  subjects: { changed: "Mudança", cancelled: "Cancelado", restored: "Vai acontecer afinal" },
  titles: {
    changed: "Atenção à mudança",
    cancelled: "Não vai acontecer",
    restored: "Vai acontecer afinal",
  },
  sentences: {
    changed:
      "Algo mudou no evento. Os novos dados estão abaixo; o arquivo anexo move a entrada no seu calendário.",
    cancelled: "Os anfitriões cancelaram o evento. O arquivo anexo o retira do seu calendário.",
    restored:
      "O evento voltou a acontecer. A sua resposta e os seus ingressos ficam como estavam; o arquivo anexo o põe de volta no seu calendário.",
  },
  before: {
    name: "Chamava-se",
    when: "Antes",
    where: "Lugar anterior",
    online: "Endereço anterior",
  },
  dates: (count) => `Diz respeito a ${count} datas.`,
  details: "Ver os detalhes",
  why: "Você recebe este e-mail porque foi convidado, respondeu ou tem um ingresso. O link acima é só seu.",
  messages: {
    somebody: "Alguém",
    toYou: (who) => `${who} escreveu para você`,
    toAll: (who) => `${who} escreveu para todos`,
    inTalk: (who, talk) => `${who} escreveu em “${talk}”`,
    waiting: (count) => `${count} mensagens esperam por você. A mais recente:`,
    file: "Uma imagem ou um arquivo",
    open: "Ler e responder",
    once: "Até você ler, nenhum outro e-mail sobre esta conversa será enviado.",
    why: "Você recebe este e-mail porque faz parte desta conversa. O link acima é só seu.",
    less: "Receber menos e-mails sobre mensagens",
  },
};
