import type { ScheduleWords } from "./words.types.ts";

export const words: ScheduleWords = {
  subjects: {
    in: (activity) => `Inscrição confirmada: ${activity}`,
    waiting: (activity) => `Na lista de espera de ${activity}`,
    promoted: (activity) => `Você tem um lugar em ${activity}`,
    changed: () => "A programação mudou",
  },
  titles: {
    in: "Você tem o seu lugar",
    waiting: "Você está na fila",
    promoted: "Um lugar ficou livre",
    changed: "Algo mudou de lugar",
  },
  sentences: {
    in: (activity) =>
      `O seu lugar em “${activity}” está guardado. Se não puder vir, devolva-o para outra pessoa.`,
    waiting: (activity) =>
      `Todos os lugares de “${activity}” estão ocupados. Quando um ficar livre, vai para o primeiro da fila, e nós escrevemos para você.`,
    promoted: (activity) =>
      `Você estava na lista de espera de “${activity}” e agora tem lugar. Se não puder vir, devolva-o para quem vem a seguir.`,
    changed: () =>
      "Algo em que você se inscreveu ou que conduz mudou. Os seus lugares no que acontece continuam guardados.",
  },
  changes: {
    added: "Novo",
    removed: "Retirado",
    cancelled: "Cancelado",
    reopened: "Acontece afinal",
    moved: "Novo horário",
    room: "Nova sala",
    host: "Novo responsável",
    title: "Novo título",
    details: "Detalhes",
  },
  before: (was) => `Antes: ${was}`,
  mine: "A minha programação",
  takesPart: "Para",
  people: (count) => `${count} pessoas: você e quem vem com você`,
  why: (email) =>
    `Você recebe este e-mail porque ${email} se inscreveu em uma atividade ou conduz uma. O link acima é só seu.`,
};
