import type { HeldCopy } from "@jubilee/core/people/held.types";

export const held: HeldCopy = {
  person: {
    title: "Sie",
    name: "Name",
    formerName: "Früherer Name",
    email: "E-Mail",
    phone: "Telefon",
    language: "Sprache",
    knownSince: "Bekannt seit",
    noMailsSince: "Keine E-Mails seit",
    details: {
      city: "Wohnort",
      country: "Land",
    },
  },
  travel: {
    title: "Reise",
    records: "Reisedaten",
    alone: (count) => `${count}, nur von Ihnen zu öffnen`,
  },
  answers: {
    title: "Veranstaltungen und Antworten",
    states: {
      yes: "kommt",
      no: "kommt nicht",
      maybe: "kommt vielleicht",
      waitlisted: "wartet auf einen Platz",
      none: "noch keine Antwort",
    },
    people: (count) => `${count} Personen`,
    household: (name) => `Haushalt ${name}`,
    invited: (day) => `eingeladen ${day}`,
    opened: (day) => `geöffnet ${day}`,
    seenAs: (name) => `auf der Seite genannt als ${name}`,
  },
  companions: {
    title: "Wer mit Ihnen kommt",
    nameless: "Noch ohne Namen",
    child: "Kind",
  },
  mails: {
    title: "E-Mails an Sie",
    kinds: {
      invitation: "Einladung",
      reminder: "Erinnerung",
    },
    states: {
      queued: "wird gesendet",
      sent: "gesendet",
      skipped: "ausgelassen",
      failed: "nicht zugestellt",
    },
  },
  sentMails: {
    title: "Was aus E-Mails an Sie wurde",
    topics: {
      service: "Zu dem, was Sie getan haben",
      changes: "Eine Änderung",
      invitations: "Einladung",
      announcements: "Mitteilung",
      campaigns: "Rundbrief",
      messages: "Nachrichten warten auf Sie",
    },
    states: {
      queued: "wird gesendet",
      sent: "gesendet",
      delivered: "zugestellt",
      bounced: "kam zurück",
      complained: "als unerwünscht gemeldet",
      dropped: "nicht gesendet",
    },
    stop: "Sie bekommen keine E-Mails",
    stops: {
      hard_bounce: "Ihre Adresse hat eine nicht angenommen",
      complaint: "Sie haben eine als unerwünscht gemeldet",
      manual: "die Gastgeber haben es so entschieden",
      unsubscribed: "Sie wollten keine",
    },
  },
  announcements: {
    title: "Mitteilungen",
    told: (day) => `mitgeteilt ${day}`,
    read: (day) => `gelesen ${day}`,
  },
  campaigns: {
    title: "Rundbriefe",
    sent: (day) => `gesendet ${day}`,
    opened: (day) => `geöffnet ${day}`,
    pressed: (links) => (links === 1 ? "einen Link angeklickt" : `${links} Links angeklickt`),
  },
  polls: {
    title: "Umfragen",
    voted: "Sie haben abgestimmt",
    asked: "Sie wurden gefragt",
  },
  messages: {
    title: "Unterhaltungen",
    as: (name) => `als ${name}`,
    written: (count) => (count === 1 ? "1 Nachricht" : `${count} Nachrichten`),
    files: (count) => (count === 1 ? "1 Datei" : `${count} Dateien`),
  },
  questions: { title: "Fragen an die Gastgeber", answered: "beantwortet" },
  activities: {
    title: "Programmpunkte",
    states: {
      going: "nimmt teil",
      waiting: "auf der Warteliste",
      left: "abgemeldet",
    },
  },
  orders: {
    title: "Bestellungen",
    states: {
      reserved: "reserviert",
      awaiting_payment: "Zahlung steht aus",
      awaiting_offline: "wird später bezahlt",
      completed: "abgeschlossen",
      partially_refunded: "teilweise erstattet",
      refunded: "erstattet",
      cancelled: "storniert",
      expired: "verfallen",
    },
  },
  waitingLists: {
    title: "Wartelisten",
    places: (count) => (count === 1 ? "1 Platz" : `${count} Plätze`),
    states: {
      waiting: "wartet",
      offered: "angeboten",
      accepted: "angenommen",
      declined: "abgelehnt",
      expired: "verfallen",
      left: "verlassen",
      removed: "entfernt",
    },
  },
};
