import type { ScheduleWords } from "./words.types.ts";

export const words: ScheduleWords = {
  subjects: {
    in: (activity) => `Vous êtes inscrit : ${activity}`,
    waiting: (activity) => `Sur la liste d’attente de ${activity}`,
    promoted: (activity) => `Vous avez une place : ${activity}`,
    changed: () => "Le programme a changé",
  },
  titles: {
    in: "Votre place est prise",
    waiting: "Vous êtes dans la file",
    promoted: "Une place s’est libérée",
    changed: "Quelque chose a bougé",
  },
  sentences: {
    in: (activity) =>
      `Votre place à « ${activity} » est gardée. Si vous ne pouvez pas venir, rendez-la pour qu’un autre en profite.`,
    waiting: (activity) =>
      `Toutes les places de « ${activity} » sont prises. Dès qu’une se libère, elle va au premier de la file et nous vous écrivons.`,
    promoted: (activity) =>
      `Vous étiez sur la liste d’attente de « ${activity} » et vous avez maintenant une place. Si vous ne pouvez pas venir, rendez-la aux suivants.`,
    changed: () =>
      "Quelque chose où vous êtes inscrit ou que vous animez a changé. Vos places dans ce qui a lieu sont gardées.",
  },
  changes: {
    added: "Nouveau",
    removed: "Retiré",
    cancelled: "Annulé",
    reopened: "A lieu finalement",
    moved: "Nouvel horaire",
    room: "Nouvelle salle",
    host: "Nouvel animateur",
    title: "Nouveau titre",
    details: "Détails",
  },
  before: (was) => `Avant : ${was}`,
  mine: "Mon programme",
  takesPart: "Pour",
  people: (count) => `${count} personnes : vous et qui vous accompagne`,
  why: (email) =>
    `Vous recevez cet e-mail parce que ${email} est inscrit à une activité ou en anime une. Le lien ci-dessus n’est qu’à vous.`,
};
