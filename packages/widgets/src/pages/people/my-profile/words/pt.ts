import type { ProfileCopy } from "./words.types.ts";

export const profile: ProfileCopy = {
  title: "Seu perfil",
  lead: "Veja o que está guardado sobre você, corrija e diga quem pode ver o quê. O link é só seu.",
  keepTitle: "Guarde com a sua conta",
  keepText:
    "Assim você adiciona fotos e encontra os outros. Este link deixa de funcionar, para que ninguém mais possa usá-lo.",
  claim: "Assumir este perfil",
  shows: "O que você mostra",
  showsText: "Ao lado de cada campo está quem o vê.",
  fields: {
    name: "Nome",
    former_name: "Nome anterior",
    group: "Grupo",
    city: "Cidade",
    bio: "Sobre você",
    photo_then: "Antes",
    photo_now: "Agora",
    email: "E-mail",
    phone: "Telefone",
  },
  sees: {
    everyone: "Todos veem",
    guests: "Os convidados veem",
    organisers: "Os organizadores veem",
    hidden: "Ninguém vê",
  },
  whoSees: (field) => `Quem vê: ${field}`,
  emailWhy: "Ele abre este perfil, por isso só os anfitriões o mudam. Escreva para eles.",
  groupWhy: "Definido pelos anfitriões de cada evento.",
  picturesLater:
    "Uma foto de antes e uma de agora podem ser adicionadas quando o perfil pertencer a uma conta.",
  picturesThere: "Você muda suas fotos depois de entrar na conta.",
  isBack: "Isto é o que você escreveu antes. Ainda não está salvo.",
  save: "Salvar",
  saved: "Seu perfil está salvo.",
  nameMissing: "Diga seu nome.",
  tooLong: "É longo demais.",
  othersSee: "O que os outros veem",
  seenBy: "Visto por",
  viewers: { everyone: "Todos", guests: "Convidados", organisers: "Anfitriões" },
  meanings: {
    everyone: "Qualquer pessoa com a lista pública do evento",
    guests: "As pessoas da mesma lista de convidados, e os anfitriões",
    organisers: "Os anfitriões e sua equipe",
  },
  unseen: "Nada: eles não veem seu nome, então você não está em nenhuma lista deles.",
  held: "O que guardamos sobre você",
  heldText: (host) =>
    `Tudo o que ${host} guarda aqui sobre você. O que estiver errado você corrige acima; as respostas você muda pelo seu convite.`,
  hostNotes:
    "Os anfitriões guardam também notas ou etiquetas próprias sobre você. Peça a eles para mostrá-las.",
  copy: "Baixar uma cópia",
  erase: "Apagar meus dados",
  eraseTitle: "Apagar tudo sobre você?",
  eraseText:
    "Seu nome, contato, textos, fotos, respostas e links se vão para sempre, e você sai das listas do que ainda está por vir.",
  eraseOrders: (orders) =>
    orders === 1
      ? "Seu pedido permanece nos livros dos anfitriões com o nome do comprador, porque a lei exige."
      : "Seus pedidos permanecem nos livros dos anfitriões com o nome do comprador, porque a lei exige.",
  eraseRest:
    "Dos eventos passados fica só o número de pessoas. O registro de mudanças dos anfitriões guarda que seus dados foram apagados e o que foi mudado antes.",
  keep: "Manter meu perfil",
  erasedTitle: "Seus dados foram apagados",
  erasedText: "Nada sobre você ficou aqui. Adeus, e obrigado.",
  erasedOrders: "Seus pedidos permanecem nos livros dos anfitriões; nada mais. Adeus, e obrigado.",
};
