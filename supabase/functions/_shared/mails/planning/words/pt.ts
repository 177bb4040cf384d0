import type { PlanningWords } from "./words.types.ts";

export const words: PlanningWords = {
  asked: "O seu voto, por favor",
  again: "Ainda dá tempo de votar",
  sentence: (hosts) => `Uma pergunta de ${hosts}.`,
  sentenceAlone: "Uma pergunta dos anfitriões.",
  anonymous: (fewest) =>
    `Esta votação é anônima: ninguém saberá quem disse o quê, e os resultados aparecem a partir de ${fewest} votos. Depois não é possível mudar.`,
  named:
    "Quem vê os resultados vê o seu nome ao lado do seu voto. Você pode mudá-lo até a votação terminar.",
  vote: "Votar",
  poll: "Enquete",
  question: (count) => (count === 1 ? "Pergunta" : "Perguntas"),
  openUntil: "Aberta até",
  link: {
    subject: "O seu link",
    title: "Aqui está o seu link",
    sentence: "Com este link você vê o seu voto e pode mudá-lo até a enquete terminar.",
    notYou: "Se você não votou, alguém informou o seu endereço por engano.",
    open: "Abrir o meu voto",
    why: "O link é só seu: quem o tiver pode mudar o seu voto.",
  },
};
