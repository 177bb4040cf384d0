import type { WidgetCopy } from "../../../copy/copy.types.ts";
import type {} from "../../../copy/poll.types.ts";

export const copy: Pick<
  WidgetCopy,
  "poll" | "pollFields" | "sendVote" | "pollDates" | "pollRanking" | "pollSuggest" | "pollVotes"
> = {
  poll: {
    label: "Enquete",
    region: "Enquete",
    place: (place, count) => `Pergunta ${place} de ${count}`,
    back: "Voltar",
    next: "Avançar",
    vote: "Votar",
    save: "Salvar minha resposta",
    sending: "Enviando seu voto",
    most: (count) => `Escolha até ${count}.`,
    mostReached: "Retire uma escolha para fazer outra.",
    votesLeft: (count) => `restam ${count}`,
    noneLeft: "esgotado",
    anonymous: "Nada liga seu voto a você. Por isso ele não pode ser alterado.",
    voted: (people) => `Votos: ${people}`,
    votedOf: (people, asked) => `${people} de ${asked} responderam`,
    closes: (time) => `termina: ${time}`,
    required: "Esta pergunta precisa de uma resposta.",
  },
  pollFields: {
    named: "Os nomes são vistos por quem vê os resultados.",
    as: (name) => `Você responde como ${name}, pelo seu próprio link.`,
    note: "Dizer algo sobre isso",
    email: "E-mail, para receber um link e alterar",
  },
  sendVote: {
    unsentTitle: "Seu voto ainda não foi enviado",
    unsentText: "A conexão caiu no caminho. Nada se perdeu, e nenhum voto conta duas vezes.",
    closed: "Esta enquete acabou de ser encerrada.",
    full: "Alguém foi mais rápido: não há mais lugar. Escolha outra opção.",
    again: "Algo mudou na enquete. Olhe mais uma vez e vote de novo.",
  },
  pollDates: {
    marks: { yes: "Sim", maybe: "Se preciso", no: "Não" },
    zone: (city) => `Horários em ${city}`,
    ownZone: (city) => `Horários em ${city}, seu fuso`,
    changeZone: "Mudar o fuso",
    can: (people) => `podem: ${people}`,
    ifNeedBe: (people) => `se preciso: ${people}`,
    best: "Melhor até agora",
    canCome: "Podem vir",
    you: "Sua resposta",
    notYet: "ainda não",
    said: "O que disseram",
    saved: "Sua resposta está salva. Você pode alterá-la até o fim da enquete.",
  },
  pollRanking: {
    rank: "Classificar",
    up: (option) => `${option}: uma posição acima`,
    down: (option) => `${option}: uma posição abaixo`,
    leaveOut: (option) => `${option}: deixar de fora`,
    hint: "Arraste ou use as setas. Deixe de fora o que não quiser.",
    moved: (option, place) => `${option}: posição ${place}`,
  },
  pollSuggest: {
    title: "Sugerir outra coisa",
    words: "Sua sugestão",
    day: "Dia",
    time: "Dia e hora",
    zone: (city) => `Em ${city}`,
    send: "Adicionar",
    missing: "Escreva o que você sugere.",
  },
  pollVotes: {
    closed: "Esta enquete terminou",
    inBox: "Seu voto está na urna.",
    untilClose: (time) =>
      time
        ? `Ninguém, nem os anfitriões, vê um resultado antes de: ${time}.`
        : "Ninguém, nem os anfitriões, vê um resultado antes do fim da enquete.",
    tooFew: (votes) =>
      `Os resultados aparecem a partir de ${votes} votos, para não revelar ninguém.`,
    untilVote: "Os resultados são vistos por quem votou.",
    final: "Nada liga seu voto a você. Por isso ele também não pode ser alterado.",
    change: "Alterar meu voto",
    own: "seu voto",
    from: (people) => `Pessoas: ${people}`,
    answers: (count) => `Respostas: ${count}`,
    method:
      "Em cada rodada sai a opção com menos primeiros lugares, e seus votos vão para o próximo nome dessas listas.",
    round: (round) => `Rodada ${round}`,
    leaves: (option) => `${option} sai`,
    chosen: (option, lists, all) => `Escolhida: ${option}, com ${lists} de ${all}`,
    ended: (lists) => `Listas sem mais nomes: ${lists}.`,
    table: "Como tabela",
    option: "Opção",
    nobody: "Ninguém respondeu ainda.",
  },
};
