import { words as common } from "../../words/fr.ts";
import type { AnswersWords } from "./words.types.ts";

const { people } = common;

export const words: AnswersWords = {
  subjects: {
    yes: "Vous venez",
    maybe: "Vous viendrez peut-être",
    no: "Vous ne pouvez pas venir",
    waitlisted: "Vous êtes sur la liste d’attente",
    promoted: "Une place s’est libérée",
  },
  titles: {
    yes: "À bientôt",
    maybe: "Au plaisir de vous voir",
    no: "Vous nous manquerez",
    waitlisted: "Vous êtes dans la file",
    promoted: "Une place s’est libérée",
  },
  says: {
    yes: (count) => `Votre réponse annonce la venue de ${people(count)}.`,
    maybe: (count) =>
      `Votre réponse annonce peut-être ${people(count)}. Prévenez les hôtes dès que vous le saurez.`,
    promoted: (count) =>
      `Vous avez quitté la liste d’attente : votre réponse compte maintenant pour ${people(count)}.`,
  },
  saysNo: "Votre réponse dit que vous ne pouvez pas venir. Si cela change, modifiez votre réponse.",
  saysWaiting: (place, count) =>
    `Toutes les places sont prises. Vous êtes ${place === null ? "dans la file" : `en position ${place}`} pour ${people(count)} ; dès qu’une place se libère, elle est à vous et un e-mail vous le dit.`,
  states: { yes: "présent", maybe: "peut-être", no: "absent", waitlisted: "sur liste d’attente" },
  note: "Votre mot",
  party: "Avec vous",
  unnamed: "Avec vous, nom à venir",
  reply: "Votre réponse",
  change: "Modifier ma réponse",
  see: "Voir ma réponse",
  doorCode: "Code pour l’entrée",
  calendar: "La date est jointe pour votre agenda.",
  why: "Vous recevez cet e-mail parce que vous avez répondu à l’invitation. Le lien ci-dessus n’est qu’à vous : qui l’a peut modifier votre réponse.",
  late: {
    subject: "Votre changement est arrivé trop tard",
    title: "C’est arrivé trop tard",
    sentence: (asked) =>
      `Les réponses étaient closes quand la vôtre est arrivée, le ${asked}, et les hôtes n’ont plus pu la prendre.`,
    counts: "Votre réponse précédente reste valable, telle qu’elle figure ci-dessous.",
    none: "Aucune réponse de votre part ne compte.",
    write: "Si c’est important, écrivez aux hôtes. Ils peuvent modifier votre réponse.",
    why: "Vous recevez cet e-mail parce qu’une réponse a été envoyée avec votre lien après la clôture.",
  },
  link: {
    subject: "Votre lien",
    title: "Voici votre lien",
    replied:
      "Quelqu’un a répondu avec votre nom et cette adresse, mais vous avez déjà répondu et cette réponse reste valable. Le lien permet de la voir et de la modifier.",
    asked:
      "Quelqu’un a demandé l’invitation liée à cette adresse. Le lien permet de répondre, ou de modifier une réponse déjà donnée.",
    notYou: "Si ce n’était pas vous, rien ne s’est passé et rien n’a changé.",
    open: "Ouvrir mon invitation",
    openOf: (name) => `Ouvrir l’invitation de ${name}`,
    of: (name) => `L’invitation de ${name}`,
    why: "Le lien n’est qu’à vous : qui l’a peut modifier votre réponse.",
  },
  invitation: {
    subject: "Vous êtes invité",
    over: (hosts) => `Une invitation de ${hosts}`,
    overAlone: "Une invitation pour vous",
    sentence: (name) =>
      name === "" ? "Serez-vous des nôtres ?" : `${name}, ce serait une joie de vous avoir.`,
    isFor: (names) => `Cette invitation est pour ${names}.`,
    answer: "Répondre",
    answerAll: "Répondre pour tous",
    choices: { yes: "Oui", maybe: "Peut-être", no: "Non" },
    tickets: "Prendre des billets",
    why: () =>
      "Vous recevez cet e-mail parce que les hôtes ont cette adresse sur leur liste. Le lien n’est qu’à vous et ne demande aucun compte.",
  },
  reminder: {
    subject: (event) => `Serez-vous des nôtres ? ${event}`,
    title: (name) => (name === "" ? "Serez-vous des nôtres ?" : `Serez-vous des nôtres, ${name} ?`),
    sentence: "Nous n’avons pas encore de nouvelles de vous.",
    byTicket:
      "Nous n’avons pas encore de nouvelles de vous. Avec un billet votre place est assurée, rien d’autre n’est nécessaire.",
  },
};
