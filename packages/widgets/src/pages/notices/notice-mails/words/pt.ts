import type { NoticeMailsCopy } from "./words.types.ts";

export const noticeMails: NoticeMailsCopy = {
  title: "Os seus e-mails",
  topic: {
    ask: "Deixar de seguir este tópico?",
    means:
      "Nenhum e-mail nem aviso lhe dirá mais das novas respostas. Poderá continuar a lê-lo no fórum.",
    end: "Deixar de seguir",
    ended: "Já não segue este tópico",
    now: "Nenhum e-mail nem aviso lhe diz das novas respostas.",
    again: "Voltar a seguir",
  },
  talk: {
    ask: "Silenciar esta conversa?",
    means: "Nada lhe dirá mais das novas mensagens, a menos que alguém o nomeie.",
    end: "Silenciar",
    ended: "Esta conversa está silenciada",
    now: "Nada lhe diz das novas mensagens, a menos que alguém o nomeie.",
    again: "Tirar do silêncio",
  },
  kinds: {
    ask: "Não receber mais estes e-mails?",
    means:
      "Deixa de ser informado disto por e-mail. Na sua conta e nos seus dispositivos nada muda.",
    end: "Parar estes e-mails",
    ended: "Estes e-mails terminaram",
    now: "Já não é informado disto por e-mail. Na sua conta e nos seus dispositivos nada mudou.",
    again: "Voltar a receber",
  },
  settings: "Escolher tudo o que lhe é dito",
};
