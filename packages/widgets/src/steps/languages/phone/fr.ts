import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "phone"> = {
  phone: {
    offer: "Continuer sur votre téléphone",
    text: "Visez le code avec l’appareil photo du téléphone. Ce que vous avez saisi ou réservé vous suit.",
    once: "Le code sert une fois, pendant dix minutes.",
    code: "Code QR qui ouvre ceci sur le téléphone",
    takenTitle: "C’est sur votre téléphone",
    takenText: "Vos saisies y sont. Vous pouvez fermer ceci.",
    stay: "Continuer plutôt ici",
    overTitle: "Ce code a expiré",
    overText: "Vos saisies sont toujours ici.",
    again: "Créer un nouveau code",
    goneTitle: "Ce code a déjà servi ou a expiré",
    goneText:
      "Vos saisies sont toujours sur l’autre écran : créez-y un nouveau code ou commencez ici.",
  },
};
