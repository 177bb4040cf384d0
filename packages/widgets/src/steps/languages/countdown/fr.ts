import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "countdown"> = {
  countdown: {
    label: "Compte à rebours",
    region: "Compte à rebours",
    left: (distance, when) => `Encore ${distance}. Début : ${when}`,
    soon: (when) => `Moins d’une minute. Début : ${when}`,
    begun: "C’est commencé",
    until: (time) => `Jusqu’à : ${time}`,
    ended: "C’est terminé",
    thanks: "Merci à toutes celles et ceux qui sont venus.",
    cancelled: "Annulé",
    cancelledText: "Les hôtes ont annulé.",
    addToCalendar: "Ajouter au calendrier",
    page: "Voir la page de l’événement",
    noneTitle: "Rien n’est prévu pour le moment",
    noneText: "La prochaine date apparaîtra ici d’elle-même.",
  },
};
