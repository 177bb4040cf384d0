import type { HelpingCopy } from "./words.types.ts";

export const helping: HelpingCopy = {
  title: "As suas tarefas",
  lead: (name) =>
    `Obrigado por ajudar, ${name}. Marque o que está feito: os anfitriões veem-no logo.`,
  none: "Agora não há nada para fazer. As suas tarefas aparecem aqui.",
  allDone: "Tudo feito. Obrigado!",
  done: "Feito",
  until: (day) => `Até ${day}`,
  late: (until) => `${until}: o prazo passou`,
  someDay: "Ainda sem dia",
  with: (names) => `Em conjunto com ${names}`,
  steps: "Passos",
  tick: "feito",
  mailed: "Lembramos por e-mail o que está para vencer.",
  notMailed: "Não recebe mensagens sobre as suas tarefas.",
  noMore: "Não quero mais mensagens",
  again: "Voltar a lembrar",
  comments: "Comentários",
  comment: (title) => `Comentar «${title}»`,
  send: "Enviar",
  you: "Você",
  gone: "Alguém que já saiu",
  files: (count) => (count === 1 ? "Um ficheiro" : `${count} ficheiros`),
};
