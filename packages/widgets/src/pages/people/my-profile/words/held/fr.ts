import type { HeldCopy } from "@jubilee/core/people/held.types";

export const held: HeldCopy = {
  person: {
    title: "Vous",
    name: "Nom",
    formerName: "Ancien nom",
    email: "E-mail",
    phone: "Téléphone",
    language: "Langue",
    knownSince: "Connu depuis",
    noMailsSince: "Sans e-mails depuis",
    details: {
      city: "Ville",
      country: "Pays",
    },
  },
  travel: {
    title: "Voyage",
    records: "Données de voyage",
    alone: (count) => `${count}, ouvertes par vous seul`,
  },
  answers: {
    title: "Événements et réponses",
    states: {
      yes: "vient",
      no: "ne vient pas",
      maybe: "vient peut-être",
      waitlisted: "attend une place",
      none: "pas encore de réponse",
    },
    people: (count) => `${count} personnes`,
    household: (name) => `foyer ${name}`,
    invited: (day) => `invitation : ${day}`,
    opened: (day) => `ouverture : ${day}`,
    seenAs: (name) => `nommé sur la page : ${name}`,
  },
  companions: {
    title: "Qui vient avec vous",
    nameless: "Pas encore nommé",
    child: "enfant",
  },
  mails: {
    title: "E-mails qui vous ont été adressés",
    kinds: {
      invitation: "Invitation",
      reminder: "Rappel",
    },
    states: {
      queued: "en attente",
      sent: "envoyé",
      skipped: "omis",
      failed: "échoué",
    },
  },
  sentMails: {
    title: "Le sort des e-mails qui vous ont été adressés",
    topics: {
      service: "À propos de ce que vous avez fait",
      changes: "Un changement",
      invitations: "Invitation",
      announcements: "Annonce",
      campaigns: "Lettre d’information",
      messages: "Messages en attente",
    },
    states: {
      queued: "en attente",
      sent: "envoyé",
      delivered: "remis",
      bounced: "revenu",
      complained: "signalé comme indésirable",
      dropped: "non envoyé",
    },
    stop: "Vous ne recevez pas d’e-mails",
    stops: {
      hard_bounce: "votre adresse en a refusé un",
      complaint: "vous en avez signalé un comme indésirable",
      manual: "les organisateurs l’ont décidé",
      unsubscribed: "vous n’en vouliez pas",
    },
  },
  announcements: {
    title: "Annonces",
    told: (day) => `envoyée ${day}`,
    read: (day) => `lue ${day}`,
  },
  campaigns: {
    title: "Lettres d’information",
    sent: (day) => `envoyée ${day}`,
    opened: (day) => `ouverte ${day}`,
    pressed: (links) => (links === 1 ? "un lien suivi" : `${links} liens suivis`),
  },
  polls: {
    title: "Sondages",
    voted: "vous avez voté",
    asked: "vous avez été sollicité",
  },
  messages: {
    title: "Échanges",
    as: (name) => `sous le nom de ${name}`,
    written: (count) => (count === 1 ? "1 message" : `${count} messages`),
    files: (count) => (count === 1 ? "1 fichier" : `${count} fichiers`),
  },
  questions: { title: "Questions aux hôtes", answered: "répondue" },
  activities: {
    title: "Activités",
    states: {
      going: "participe",
      waiting: "en attente",
      left: "retiré",
    },
  },
  orders: {
    title: "Commandes",
    states: {
      reserved: "réservée",
      awaiting_payment: "en attente de paiement",
      awaiting_offline: "à payer plus tard",
      completed: "terminée",
      partially_refunded: "remboursée en partie",
      refunded: "remboursée",
      cancelled: "annulée",
      expired: "expirée",
    },
  },
  waitingLists: {
    title: "Listes d’attente",
    places: (count) => (count === 1 ? "1 place" : `${count} places`),
    states: {
      waiting: "en attente",
      offered: "proposée",
      accepted: "acceptée",
      declined: "refusée",
      expired: "expirée",
      left: "quittée",
      removed: "retirée",
    },
  },
};
