import type { TaskWords } from "./words.types.ts";

export const words: TaskWords = {
  subject: "As suas tarefas",
  title: "Obrigado por ajudar",
  sentence: (hosts) =>
    `${hosts} contam consigo. As suas tarefas estão numa página própria: abra-a e marque o que já está feito.`,
  sentenceAlone: "As suas tarefas estão numa página própria: abra-a e marque o que já está feito.",
  open: "Ver as tarefas",
  yours: "A ligação é só sua e não precisa de conta.",
  someDay: "Ainda sem dia",
  due: "Para amanhã",
  late: "O prazo desta tarefa passou",
  said: "Alguém escreveu sobre a sua tarefa",
  moved: "A sua tarefa tem outro prazo",
  answer: "Leia e responda na sua página.",
  tick: "Já está feito? Marque na sua página e ninguém volta a perguntar.",
  noMore: "Se não quiser mais mensagens destas, diga-o na sua página.",
  why: "Recebe esta mensagem porque ajuda neste evento.",
};
